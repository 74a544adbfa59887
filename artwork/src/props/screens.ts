import { darken, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { circle, rect, repeat, shape, stroke } from '../svg.ts';

export type ScreenKind = 'code' | 'chart' | 'shop' | 'design';

type Drawing = (paint: Paint, w: number, h: number) => string;

const code: Drawing = ({ palette, random }, w, h) =>
  repeat(Math.floor(h / 20) - 1, (line) => {
    const left = 18 + (line % 4) * 18;
    const first = random.between(w * 0.1, w * 0.25);
    const colour = [palette.accent, '#7fb5ae', '#cfd9cf'][line % 3] ?? palette.accent;
    return (
      rect(left, 16 + line * 20, first, 8, palette.third, 4) +
      rect(left + first + 10, 16 + line * 20, random.between(w * 0.1, w * 0.35), 8, colour, 4)
    );
  });

const chart: Drawing = ({ palette, random }, w, h) => {
  const { accent, second, third, paper } = palette;
  const [x, y, r] = [w * 0.82, h * 0.3, h * 0.15];
  return (
    repeat(6, (bar) => {
      const tall = h * (0.16 + bar * 0.07) + random.between(0, h * 0.12);
      const left = w * 0.09 + bar * w * 0.095;
      return rect(left, h * 0.88 - tall, w * 0.062, tall, bar % 2 ? second : accent, 3);
    }) +
    stroke(
      `M${w * 0.08} ${h * 0.6}L${w * 0.25} ${h * 0.46}L${w * 0.42} ${h * 0.52}L${w * 0.62} ${h * 0.18}`,
      third,
      6,
    ) +
    circle(x, y, r, second) +
    shape(`M${x} ${y}V${y - r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, accent) +
    repeat(3, (line) =>
      rect(
        w * 0.72,
        h * (0.58 + line * 0.1),
        w * (0.2 - line * 0.03),
        h * 0.035,
        mix(second, paper, 0.55),
        3,
      ),
    )
  );
};

const shop: Drawing = ({ palette }, w, h) => {
  const { accent, second, third, paper, ink } = palette;
  const grounds = [lighten(accent, 0.5), lighten(third, 0.3), lighten(second, 0.6)];
  const goods = [second, third, accent];
  const cells = repeat(6, (cell) => {
    const x = w * 0.06 + (cell % 3) * w * 0.31;
    const y = h * 0.2 + Math.floor(cell / 3) * h * 0.39;
    return (
      rect(x, y, w * 0.26, h * 0.26, grounds[cell % 3] ?? third, 5) +
      circle(x + w * 0.13, y + h * 0.13, h * 0.075, goods[cell % 3] ?? accent) +
      rect(x, y + h * 0.29, w * 0.16, h * 0.035, mix(ink, paper, 0.5), 3)
    );
  });
  return rect(0, 0, w, h * 0.14, second) + cells;
};

const design: Drawing = ({ palette }, w, h) =>
  rect(0, 0, w * 0.16, h, mix(palette.ink, palette.paper, 0.75)) +
  circle(w * 0.5, h * 0.46, h * 0.26, palette.accent) +
  rect(w * 0.5, h * 0.38, w * 0.3, h * 0.4, palette.second, 8, 0.85) +
  shape(`M${w * 0.3} ${h * 0.85}L${w * 0.48} ${h * 0.5}L${w * 0.62} ${h * 0.85}Z`, palette.third);

const drawings: Readonly<Record<ScreenKind, Drawing>> = { code, chart, shop, design };

/** What a screen of `w` × `h` shows, from 0,0: marks, never words. */
export function screen(paint: Paint, kind: ScreenKind, w: number, h: number): string {
  const { ink, paper } = paint.palette;
  return (
    rect(0, 0, w, h, kind === 'code' ? darken(ink, 0.3) : lighten(paper, 0.3), 4) +
    drawings[kind](paint, w, h) +
    shape(`M0 0H${w * 0.5}L${w * 0.16} ${h}H0Z`, '#ffffff', 0.07)
  );
}
