import { darken, lighten, mix, type Colour } from './colour.ts';
import type { Paint } from './paint.ts';
import { circle, oval, put, rect, repeat, shape, stroke } from './svg.ts';

/** Sky with a low sun and its halo, filling x 0..1280 from the top down to `horizon`. */
export function sky(paint: Paint, horizon: number): string {
  const { skyTop, skyLow, sun, glow } = paint.palette;
  const x = paint.random.between(180, 560);
  const y = horizon - paint.random.between(60, horizon * 0.55);
  const r = paint.random.between(44, 74);
  return (
    rect(0, 0, 1280, horizon + 4, paint.down(skyTop, skyLow)) +
    circle(x, y, r * 5.2, paint.glow(sun, 0.35 + glow * 0.35)) +
    circle(x, y, r, sun, 0.95) +
    cloud(paint, paint.random.between(620, 1100), y * 0.6 + 30, paint.random.between(0.8, 1.3)) +
    cloud(paint, paint.random.between(60, 460), y * 0.35 + 40, paint.random.between(0.5, 0.8))
  );
}

function cloud(paint: Paint, x: number, y: number, scale: number): string {
  const colour = lighten(paint.palette.skyLow, 0.35);
  const puff =
    rect(-150, -14, 300, 28, colour, 14) +
    rect(-90, -38, 170, 30, colour, 15) +
    rect(-190, 8, 190, 18, colour, 9);
  return `<g opacity=".55">${put(puff, x, y, scale)}</g>`;
}

/** Soft ridges, each nearer one darker. `steep` turns hills into the mountains of the north. */
export function ridges(paint: Paint, horizon: number, steep: number, layers = 3): string {
  const { far, near, skyLow } = paint.palette;
  return repeat(layers, (layer) => {
    const share = layer / Math.max(1, layers - 1);
    const rise = steep * (1 - share * 0.55);
    const base = horizon + share * 10;
    const count = steep > 120 ? 7 : 4;
    let d = `M0 ${base + 60} L0 ${base - rise * paint.random.between(0.2, 0.6)}`;
    for (let step = 1; step <= count; step += 1) {
      const x = (1280 / count) * step;
      const top = base - rise * paint.random.between(0.15, 1);
      const bend = x - 640 / count;
      d +=
        steep > 120
          ? ` L${bend + paint.random.between(-40, 40)} ${base - rise * paint.random.between(0.5, 1)} L${x} ${top}`
          : ` Q${bend} ${base - rise * paint.random.between(0.2, 1)} ${x} ${top}`;
    }
    const colour = mix(mix(far, skyLow, 0.35), near, share * 0.8);
    return shape(`${d} L1280 ${base + 60} Z`, paint.down(colour, lighten(colour, 0.3)));
  });
}

/** One date palm with its foot on 0,0; about `height` tall. */
export function datePalm(paint: Paint, height: number, colour = paint.palette.leaf): string {
  const lean = paint.random.between(-0.08, 0.08) * height;
  const trunk = darken(mix(paint.palette.wood, colour, 0.15), 0.1);
  const w = height * 0.04;
  const reach = height * 0.4;
  const leaf = (angle: number, length: number, tone: Colour) => {
    const radians = (angle * Math.PI) / 180;
    const tipX = Math.cos(radians) * length;
    const tipY = Math.sin(radians) * length * 0.75 + length * 0.42;
    const midX = Math.cos(radians) * length * 0.62;
    const midY = Math.sin(radians) * length * 0.85 - length * 0.12;
    return shape(
      `M0 0 Q${midX} ${midY - length * 0.12} ${tipX} ${tipY} Q${midX * 0.86} ${midY + length * 0.1} 0 ${height * 0.02}Z`,
      tone,
    );
  };
  const angles = [-168, -12, -150, -32, -128, -54, -104, -78, 172, 8];
  const crown = angles
    .map((angle, index) =>
      leaf(
        angle,
        reach * (0.85 + (index % 3) * 0.1),
        index % 2 ? darken(colour, 0.18) : lighten(colour, 0.12),
      ),
    )
    .join('');
  const dates = repeat(3, (index) =>
    oval((index - 1) * w * 1.6, height * 0.06, w * 0.7, w * 1.5, paint.palette.accent),
  );
  const d = `M${-w} 0 Q${lean * 0.3 - w * 0.4} ${-height * 0.4} ${lean - w * 0.5} ${-height * 0.7} L${lean + w * 0.5} ${-height * 0.7} Q${lean * 0.3 + w} ${-height * 0.4} ${w * 1.2} 0Z`;
  const rings = repeat(7, (index) => {
    const y = -height * 0.08 * (index + 1);
    return stroke(
      `M${-w * 0.7 + (lean * index) / 12} ${y} L${w * 0.8 + (lean * index) / 12} ${y - w * 0.5}`,
      darken(trunk, 0.3),
      w * 0.22,
      0.5,
    );
  });
  return shape(d, paint.body(trunk)) + rings + put(dates + crown, lean, -height * 0.7);
}

export function palmRow(paint: Paint, y: number, height: number, count: number, colour: Colour) {
  return repeat(count, (index) => {
    const x = (1280 / count) * (index + 0.5) + paint.random.between(-50, 50);
    return put(datePalm(paint, height * paint.random.between(0.75, 1.1), colour), x, y);
  });
}

function dome(x: number, y: number, r: number, fill: string, tip: Colour): string {
  return (
    rect(x - r, y - r * 0.35, r * 2, r * 0.4, fill) +
    shape(
      `M${x - r} ${y - r * 0.3} C${x - r * 1.1} ${y - r * 1.25} ${x - r * 0.3} ${y - r * 1.4} ${x} ${y - r * 1.8} C${x + r * 0.3} ${y - r * 1.4} ${x + r * 1.1} ${y - r * 1.25} ${x + r} ${y - r * 0.3}Z`,
      fill,
    ) +
    stroke(`M${x} ${y - r * 1.8} V${y - r * 2.15}`, tip, 4)
  );
}

/** Flat-roofed houses, a dome and a minaret: a town of the plain, standing on `horizon`. */
export function town(paint: Paint, horizon: number, colour: Colour): string {
  const light = lighten(colour, 0.12);
  let drawn = '';
  for (let x = -20; x < 1280;) {
    const w = paint.random.between(54, 120);
    const h = paint.random.between(40, 130);
    const fill = paint.across(paint.random.chance(0.5) ? light : colour, darken(colour, 0.08));
    drawn += rect(x, horizon - h, w, h + 6, fill);
    const lit = paint.random.chance(paint.palette.glow * 0.6);
    if (lit) drawn += rect(x + w * 0.35, horizon - h * 0.6, 12, 18, paint.palette.lamp, 5, 0.8);
    x += w * paint.random.between(0.8, 1.1);
  }
  const x = paint.random.between(680, 1080);
  const fill = paint.body(mix(colour, paint.palette.second, 0.45));
  drawn += rect(x - 84, horizon - 120, 168, 122, paint.across(light, darken(colour, 0.1)));
  drawn += dome(x, horizon - 116, 62, fill, colour);
  drawn += rect(x + 118, horizon - 250, 26, 252, paint.body(light));
  drawn += rect(x + 110, horizon - 196, 42, 12, colour, 3);
  return drawn + dome(x + 131, horizon - 248, 16, fill, colour);
}

/** A plain that runs from the horizon to the lower edge. */
export function ground(paint: Paint, horizon: number, colour: Colour): string {
  const bands = repeat(5, (index) => {
    const y = horizon + ((960 - horizon) * (index + 1) ** 1.5) / 16;
    return shape(
      `M0 ${y} Q320 ${y - 14} 640 ${y} T1280 ${y} V${y + 6 + index * 5} Q960 ${y + 18 + index * 6} 640 ${y + 8 + index * 5} T0 ${y + 8 + index * 5}Z`,
      darken(colour, 0.12),
      0.28,
    );
  });
  return (
    rect(0, horizon, 1280, 962 - horizon, paint.down(lighten(colour, 0.22), darken(colour, 0.12))) +
    bands
  );
}

/** Still water with the sun on it. */
export function water(paint: Paint, top: number, bottom: number): string {
  const { skyTop, skyLow, second, sun } = paint.palette;
  const colour = mix(second, skyTop, 0.45);
  const glints = repeat(16, () => {
    const y = paint.random.between(top + 8, bottom - 10);
    const w = paint.random.between(40, 190) * ((y - top) / (bottom - top) + 0.35);
    return rect(
      paint.random.between(-40, 1240),
      y,
      w,
      5,
      paint.random.chance(0.4) ? sun : skyLow,
      3,
      0.32,
    );
  });
  return (
    rect(0, top, 1280, bottom - top, paint.down(mix(colour, skyLow, 0.45), darken(colour, 0.25))) +
    glints
  );
}
