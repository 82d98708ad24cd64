// How far the frequencies were off, after more and more throws: they settle.

const TRAIL = { width: 340, height: 150, left: 12, right: 328, top: 26, bottom: 118, margin: 22 };

function mountTrail(lab) {
  const title = element("div", { class: "ky-title", id: lab.fresh() });
  const picture = element("div");
  const gap = element("p", { class: "ky-hint" });
  const el = element("div", { class: "ky-lab-trail" }, title, picture, gap);
  function update({ trail, language }) {
    show(el, Boolean(trail.points));
    if (!trail.points) return;
    setText(title, `${lab.text("trail")} · ${trail.title}`);
    setText(gap, trail.gap);
    picture.replaceChildren(trailPicture(trail, language));
  }
  return { el, update };
}

function trailPicture({ points, says, top }, language) {
  const last = Math.max(2, points.at(-1)[0]);
  const highest = Math.max(...points.map(([, gap]) => gap), 0.001);
  const x = (count) => TRAIL.left + ((TRAIL.right - TRAIL.left) * Math.log(count)) / Math.log(last);
  const y = (gap) => TRAIL.bottom - ((TRAIL.bottom - TRAIL.top) * gap) / highest;
  const places = points.map(([count, gap]) => [x(count), y(gap)].map((at) => at.toFixed(1)));
  const picture = drawn("svg", { viewBox: `0 0 ${TRAIL.width} ${TRAIL.height}`, role: "img", "aria-label": says });
  picture.append(
    drawn("path", { class: "ky-lab-top", d: `M${TRAIL.left} ${TRAIL.top}H${TRAIL.right}` }),
    drawn("text", { x: TRAIL.right, y: TRAIL.top - 7, "text-anchor": "end" }, top),
    drawn("path", { class: "ky-lab-zero", d: `M${TRAIL.left} ${TRAIL.bottom}H${TRAIL.right}` }),
    drawn("path", { class: "ky-lab-way", d: `M${places.map((place) => place.join(" ")).join("L")}` }),
    ...places.map(([cx, cy]) => drawn("circle", { cx, cy, r: 4 })),
  );
  // Large numbers have no room beside each other.
  const step = last < 100_000 ? 10 : 100;
  for (let count = 1; count <= last; count *= step) {
    // A long number at the end keeps to the picture.
    const anchor = count === 1 ? "start" : x(count) > TRAIL.right - TRAIL.margin ? "end" : "middle";
    picture.append(drawn("text", { x: x(count), y: TRAIL.bottom + 22, "text-anchor": anchor }, count.toLocaleString(language)));
  }
  return picture;
}
