import type { Colour } from './colour.ts';
import type { Paint } from './paint.ts';
import { rect, shape } from './svg.ts';

/** Corner points of the eight-pointed star of Iraqi tilework: two squares, one turned by 45°. */
export function starPath(cx: number, cy: number, radius: number): string {
  const inner = radius * 0.765;
  const points = Array.from({ length: 16 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : inner;
    const angle = (index * Math.PI) / 8;
    return `${(cx + reach * Math.cos(angle)).toFixed(1)} ${(cy + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A fill of star tiles with small crosses between, `cell` units wide. */
export function starTiles(paint: Paint, cell: number, ground: Colour, star: Colour, heart: Colour) {
  const half = cell / 2;
  const corners = [
    [0, 0],
    [cell, 0],
    [0, cell],
    [cell, cell],
  ] as const;
  return paint.pattern(
    cell,
    rect(0, 0, cell, cell, ground) +
      shape(starPath(half, half, half * 0.94), star) +
      shape(starPath(half, half, half * 0.46), heart) +
      corners.map(([x, y]) => shape(starPath(x, y, half * 0.3), heart)).join(''),
  );
}
