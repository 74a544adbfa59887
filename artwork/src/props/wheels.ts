import type { Paint } from '../paint.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, ring } from '../svg.ts';

export const rubber = '#22363b';

/** A wheel whose middle is 0,0. */
export function wheel(paint: Paint, r: number): string {
  return (
    circle(0, 0, r, rubber) +
    circle(0, 0, r * 0.62, paint.face('#c9ccc4')) +
    repeat(5, (index) =>
      put(rect(-r * 0.07, -r * 0.54, r * 0.14, r * 0.5, '#7b878a', 3), 0, 0, 1, index * 72),
    ) +
    circle(0, 0, r * 0.16, '#5b6a6e')
  );
}

export const tyre: Prop = {
  width: 180,
  height: 180,
  draw: (paint) => put(wheel(paint, 88), 0, -90) + ring(0, -90, 74, '#3d5257', 5),
};

export const tyreStack: Prop = {
  width: 210,
  height: 260,
  draw: (paint) =>
    repeat(4, (index) => {
      const y = -index * 62;
      return (
        rect(-102, y - 62, 204, 60, paint.across('#3f5559', '#172a2f'), 26) +
        repeat(9, (notch) => rect(-84 + notch * 20, y - 56, 6, 48, '#12242a', 3, 0.7))
      );
    }) + oval(0, -250, 84, 11, '#101f24'),
};
