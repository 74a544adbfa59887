import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { starPath } from '../star-tiles.ts';
import { circle, put, rect, repeat, shape, stroke } from '../svg.ts';

export const books: Prop = {
  width: 200,
  height: 190,
  draw: (paint) =>
    [paint.palette.second, paint.palette.accent, paint.palette.third, paint.palette.leaf, '#7a4a56']
      .map((colour, index) => {
        const w = 190 - (index % 3) * 22;
        const x = -w / 2 + (index % 2) * 10 - 5;
        return (
          rect(
            x,
            -36 - index * 37,
            w,
            35,
            paint.across(lighten(colour, 0.18), darken(colour, 0.15)),
            6,
          ) +
          rect(x + w - 16, -31 - index * 37, 16, 25, paint.palette.paper, 2) +
          rect(x + 20, -36 - index * 37, 9, 35, lighten(colour, 0.45))
        );
      })
      .join(''),
};

/** Books upright, for shelves. */
export const bookRow: Prop = {
  width: 210,
  height: 140,
  draw: (paint) =>
    repeat(7, (index) => {
      const colour = paint.random.pick([
        paint.palette.second,
        paint.palette.accent,
        paint.palette.third,
        paint.palette.leaf,
        '#7a4a56',
        '#7f9fac',
      ]);
      const tall = paint.random.between(96, 138);
      return (
        rect(-104 + index * 30, -tall, 27, tall, paint.body(colour), 3) +
        rect(-104 + index * 30, -tall + 16, 27, 7, lighten(colour, 0.5)) +
        rect(-104 + index * 30, -24, 27, 5, lighten(colour, 0.5))
      );
    }),
};

export const pencils: Prop = {
  width: 110,
  height: 210,
  draw: (paint) =>
    [-26, -6, 14, 30]
      .map((x, index) =>
        put(
          rect(
            -8,
            -110,
            16,
            100,
            paint.body(
              [paint.palette.accent, paint.palette.third, paint.palette.second, paint.palette.leaf][
                index
              ] ?? '',
            ),
            2,
          ) +
            shape('M-8 -110H8L0 -132Z', '#ecd3a4') +
            circle(0, -128, 3, '#33484c'),
          x * 0.8,
          -70,
          1,
          x * 0.4,
        ),
      )
      .join('') +
    rect(-46, -104, 92, 104, paint.body(lighten(paint.palette.second, 0.2)), 10) +
    shape(starPath(0, -52, 28), paint.palette.third),
};

export const openBook: Prop = {
  width: 340,
  height: 230,
  draw: (paint) =>
    rect(-168, -226, 336, 226, paint.palette.accent, 10) +
    shape(
      'M0 -210C-50 -232 -110 -228 -156 -216V-14C-110 -26 -50 -28 0 -8C50 -28 110 -26 156 -14V-216C110 -228 50 -232 0 -210Z',
      paint.across('#fffaf0', '#f1e4ca'),
    ) +
    stroke('M0 -210V-8', '#cbb894', 4) +
    repeat(
      6,
      (line) =>
        rect(-132, -180 + line * 26, 104 - (line % 3) * 18, 7, '#b9b29c', 3) +
        rect(28, -180 + line * 26, 104 - ((line + 1) % 3) * 18, 7, '#b9b29c', 3),
    ),
};
