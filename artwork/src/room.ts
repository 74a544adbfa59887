import { darken, lighten, mix, type Colour } from './colour.ts';
import { datePalm, ridges, town } from './landscape.ts';
import type { Paint } from './paint.ts';
import { starTiles } from './star-tiles.ts';
import { circle, faded, oval, put, rect, repeat, shape, stroke } from './svg.ts';

/** A wall from the top to `floorY` and a floor below, with a skirting of star tiles when asked. */
export function wallAndFloor(paint: Paint, floorY: number, tiles: boolean): string {
  const { wall, floor, second, third, paper } = paint.palette;
  const band = tiles
    ? rect(
        0,
        floorY - 116,
        1280,
        116,
        starTiles(paint, 58, second, mix(paper, third, 0.3), third),
      ) +
      rect(0, floorY - 124, 1280, 10, darken(second, 0.25)) +
      rect(
        0,
        floorY - 116,
        1280,
        116,
        paint.across(lighten(second, 0.2), darken(second, 0.3)),
        0,
        0.28,
      )
    : rect(0, floorY - 26, 1280, 26, mix(wall, paint.palette.wood, 0.55));
  return (
    rect(0, 0, 1280, floorY, paint.down(lighten(wall, 0.1), darken(wall, 0.1))) +
    rect(0, 0, 1280, floorY, paint.across(lighten(wall, 0.2), darken(wall, 0.25)), 0, 0.5) +
    band +
    boards(paint, floorY, floor) +
    rect(0, floorY, 1280, 40, paint.fade(darken(floor, 0.8), 0.3, 'down'))
  );
}

/** Floor boards that run towards the back. */
function boards(paint: Paint, top: number, colour: Colour): string {
  const lines = repeat(13, (index) => {
    const x = (index - 6) * 105;
    return stroke(`M${640 + x} ${top} L${640 + x * 2.3} 960`, darken(colour, 0.28), 3, 0.28);
  });
  return (
    rect(0, top, 1280, 962 - top, paint.down(darken(colour, 0.12), lighten(colour, 0.08))) + lines
  );
}

export type WindowForm = 'arch' | 'square' | 'lattice';

function windowOutline(form: WindowForm, w: number, h: number): string {
  return form === 'square'
    ? `M0 0H${w}V${h}H0Z`
    : `M0 ${h}V${w * 0.42}C0 ${w * 0.1} ${w * 0.32} ${w * 0.04} ${w / 2} ${-w * 0.1}C${w * 0.68} ${w * 0.04} ${w} ${w * 0.1} ${w} ${w * 0.42}V${h}Z`;
}

function view(paint: Paint, w: number, h: number): string {
  const { skyTop, skyLow, sun, far, near, leaf } = paint.palette;
  const scale = w / 640;
  const land = paint.random.pick(['town', 'hills', 'palms'] as const);
  const back = land === 'hills' ? ridges(paint, 660, 260) : town(paint, 700, mix(far, near, 0.4));
  const front = repeat(land === 'palms' ? 4 : 1, (index) =>
    put(datePalm(paint, 470, mix(leaf, near, 0.3)), 160 + index * 300, 900),
  );
  return (
    rect(0, -w * 0.2, w, h + w * 0.2, paint.down(skyTop, skyLow)) +
    circle(w * 0.3, h * 0.4, w * 0.62, paint.glow(sun, 0.7)) +
    circle(w * 0.3, h * 0.4, w * 0.1, sun) +
    put(back + rect(0, 690, 1280, 300, near) + front, -w * 0.1, h - 800 * scale * 0.9, scale * 0.9)
  );
}

/** A window with the world outside, its frame and sill; `x`,`y` is its upper left corner. */
export function windowAt(
  paint: Paint,
  x: number,
  y: number,
  w: number,
  h: number,
  form: WindowForm,
): string {
  const { wood, paper, wall } = paint.palette;
  const frame = mix(wood, paper, 0.12);
  const outline = windowOutline(form, w, h);
  const clip = paint.clip(`<path d="${outline}"/>`);
  const bars =
    form === 'lattice'
      ? repeat(
          Math.ceil((w + h) / 34),
          (index) =>
            stroke(`M${index * 34} ${-w * 0.1}L${index * 34 - h - w * 0.1} ${h}`, frame, 6) +
            stroke(`M${index * 34 - h} ${-w * 0.1}L${index * 34 + w * 0.1} ${h}`, frame, 6),
        )
      : stroke(`M${w / 2} ${-w * 0.1}V${h}M0 ${h * 0.52}H${w}`, frame, 11);
  return put(
    stroke(outline, darken(wall, 0.28), 34) +
      stroke(outline, frame, 24) +
      `<g clip-path="${clip}">${view(paint, w, h)}${bars}${rect(0, -w * 0.2, w, w * 0.34, paint.fade('#0c2f38', 0.3, 'down'))}</g>` +
      rect(-30, h + 4, w + 60, 24, paint.face(lighten(frame, 0.2)), 5) +
      rect(-24, h + 28, w + 48, 14, darken(wall, 0.35), 0, 0.35),
    x,
    y,
  );
}

/** Daylight that falls from a window at `x` down across wall and floor. */
export function beam(paint: Paint, x: number, y: number, w: number, reach: number): string {
  const light = lighten(paint.palette.sun, 0.3);
  return faded(
    shape(
      `M${x} ${y} L${x + w} ${y} L${x + w + reach * 1.05} 960 L${x + reach * 0.55} 960Z`,
      paint.shaft(light, 0.6),
    ),
    0.25 + paint.palette.glow * 0.25,
  );
}

/** A hanging lamp with its glow; the cord starts at the top edge. */
export function lampAt(paint: Paint, x: number, y: number, size = 1): string {
  const { lamp, accent, metal, glow } = paint.palette;
  const shade = paint.random.pick(['cone', 'globe', 'lantern'] as const);
  const body = {
    cone: shape('M-22 0 L22 0 L62 58 L-62 58Z', paint.body(accent)) + oval(0, 58, 62, 10, lamp),
    globe:
      circle(0, 46, 46, paint.glow(lamp, 1)) +
      circle(0, 46, 36, lamp) +
      rect(-14, -4, 28, 16, metal, 4),
    lantern:
      shape('M-16 0H16L36 26L26 92L0 108L-26 92L-36 26Z', paint.body(metal)) +
      shape('M-8 30H8L16 84H-16Z', lamp) +
      stroke('M-30 38L-18 86M30 38L18 86', lamp, 7),
  }[shade];
  return (
    stroke(`M${x} -4 V${y}`, darken(paint.palette.wall, 0.6), 5) +
    circle(x, y + 60, 250 * size, paint.glow(lamp, 0.25 + glow * 0.3)) +
    put(body, x, y, size)
  );
}

/** A board on the wall for things to stand on: its upper edge is at `y`. */
export function shelfAt(paint: Paint, x: number, y: number, w: number): string {
  const { wood, wall } = paint.palette;
  return (
    rect(x + 14, y + 18, w - 4, 26, paint.fade(darken(wall, 0.7), 0.4, 'down')) +
    rect(x, y, w, 20, paint.face(wood), 4) +
    rect(x, y, w, 5, lighten(wood, 0.3), 3)
  );
}

/** A niche in the wall with a pointed arch. */
export function nicheAt(
  paint: Paint,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
): string {
  const outline = windowOutline('arch', w, h);
  return put(
    stroke(outline, lighten(colour, 0.4), 16) +
      shape(outline, paint.across(darken(colour, 0.3), lighten(colour, 0.1))),
    x,
    y,
  );
}

/** A woven rug that lies on the floor, in perspective. */
export function rugAt(paint: Paint, x: number, y: number, w: number, h: number): string {
  const { accent, third, second, paper } = paint.palette;
  const slant = w * 0.08;
  const layer = (inset: number, fill: Colour) =>
    shape(
      `M${x + slant + inset} ${y + inset * 0.4} L${x + w - slant - inset} ${y + inset * 0.4} L${x + w - inset * 1.3} ${y + h - inset * 0.4} L${x + inset * 1.3} ${y + h - inset * 0.4}Z`,
      fill,
    );
  const diamonds = repeat(5, (index) => {
    const cx = x + w * (0.22 + index * 0.14);
    return shape(
      `M${cx} ${y + h * 0.26}l${w * 0.05} ${h * 0.24}l${-w * 0.05} ${h * 0.24}l${-w * 0.05} ${-h * 0.24}Z`,
      index % 2 ? third : paper,
    );
  });
  return (
    layer(0, darken(accent, 0.15)) +
    layer(16, third) +
    layer(26, second) +
    layer(54, accent) +
    diamonds
  );
}
