import { darken } from './colour.ts';
import type { Paint } from './paint.ts';
import { oval, put, shape } from './svg.ts';

/** A thing that stands on 0,0 (the middle of its foot) and reaches up to `height`. */
export interface Prop {
  width: number;
  height: number;
  draw(paint: Paint): string;
}

/** Its long shadow on the ground, to the right of the light. */
function shadow(paint: Paint, prop: Prop, scale: number, strength: number): string {
  const half = (prop.width * scale) / 2;
  const reach = Math.min(prop.height * scale * 0.7, 340);
  const drop = Math.min(reach * 0.22, 46);
  const dark = darken(paint.palette.floor, 0.85);
  return (
    shape(
      `M${-half * 0.9} -3 L${half * 0.92} -3 L${half * 0.8 + reach} ${drop} L${reach - half * 0.3} ${drop + 4} Z`,
      paint.fade(dark, 0.34 * strength),
    ) + oval(half * 0.1, 0, half * 1.04, Math.max(4, half * 0.07), dark, 0.26 * strength)
  );
}

/** Sets a thing on the ground at a height in picture units. */
export function stand(paint: Paint, prop: Prop, x: number, y: number, height: number): string {
  const scale = height / prop.height;
  return put(shadow(paint, prop, scale, 1), x, y) + put(prop.draw(paint), x, y, scale);
}

/** The same without a shadow: far away, on a shelf or hanging. */
export function set(paint: Paint, prop: Prop, x: number, y: number, height: number): string {
  return put(prop.draw(paint), x, y, height / prop.height);
}

/** Lies on a surface seen from above, turned around its middle. */
export function lay(
  paint: Paint,
  prop: Prop,
  x: number,
  y: number,
  size: number,
  turn: number,
): string {
  const scale = size / Math.max(prop.width, prop.height);
  const body = put(prop.draw(paint), 0, prop.height / 2);
  const dark = put(prop.draw(paint), 0, prop.height / 2);
  return (
    `<g filter="url(#lying)" opacity=".34">${put(dark, x + 16, y + 18, scale, turn)}</g>` +
    put(body, x, y, scale, turn)
  );
}

/** Side by side from `x` to `x + width`, as many as fit, each picked by chance. */
export function row(
  paint: Paint,
  props: readonly Prop[],
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  let drawn = '';
  let at = x;
  for (;;) {
    const prop = paint.random.pick(props);
    const tall = height * paint.random.between(0.74, 1);
    const wide = (prop.width / prop.height) * tall;
    if (at + wide > x + width) return drawn;
    drawn += set(paint, prop, at + wide / 2, y, tall);
    at += wide + paint.random.between(6, 20);
  }
}
