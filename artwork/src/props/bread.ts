import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, shape, stroke } from '../svg.ts';

const crust = '#c98a44';

/** The boat-shaped bread of Iraqi ovens. */
export const samoon: Prop = {
  width: 150,
  height: 64,
  draw: (paint) =>
    shape(
      'M-74 -22C-40 -64 40 -64 74 -22C40 4 -40 4 -74 -22Z',
      paint.down('#e7b56e', '#a8652c', crust),
    ) + shape('M-50 -28Q0 -58 50 -28Q0 -40 -50 -28Z', '#f6dca8', 0.8),
};

export const breadStack: Prop = {
  width: 330,
  height: 170,
  draw: (paint) =>
    [
      [-84, 0],
      [84, 0],
      [0, -6],
      [-46, -54],
      [48, -54],
      [2, -104],
    ]
      .map(([x, y]) => put(samoon.draw(paint), x ?? 0, y ?? 0))
      .join(''),
};

export const basketOfBread: Prop = {
  width: 320,
  height: 200,
  draw(paint) {
    const straw = paint.palette.third;
    return (
      put(breadStack.draw(paint), 0, -62, 0.84) +
      shape('M-150 -92H150L118 0H-118Z', paint.body(straw)) +
      repeat(9, (index) =>
        stroke(`M${-128 + index * 32} -88L${-102 + index * 25} -4`, darken(straw, 0.25), 4, 0.6),
      ) +
      stroke('M-144 -66H144M-132 -34H132', darken(straw, 0.3), 5, 0.6) +
      rect(-158, -102, 316, 20, paint.body(lighten(straw, 0.1)), 10)
    );
  },
};

/** The domed brick oven of a bakery, its mouth full of fire. */
export const breadOven: Prop = {
  width: 560,
  height: 520,
  draw(paint) {
    const clay = paint.palette.accent;
    const brick = (index: number) => {
      const angle = Math.PI + (index * Math.PI) / 10;
      return put(
        rect(-22, -36, 44, 44, index % 2 ? lighten(clay, 0.25) : lighten(clay, 0.08), 4),
        Math.cos(angle) * 168,
        -170 + Math.sin(angle) * 168,
        1,
        (angle * 180) / Math.PI + 90,
      );
    };
    return (
      shape(
        'M-270 0V-250C-270 -440 -150 -520 0 -520S270 -440 270 -250V0Z',
        paint.body(lighten(clay, 0.42)),
      ) +
      shape('M-270 -120H270V0H-270Z', paint.across(lighten(clay, 0.3), darken(clay, 0.15))) +
      shape(
        'M-150 -150V-180C-150 -280 -90 -330 0 -330S150 -280 150 -180V-150Z',
        paint.down('#2b1a17', '#6e2d16'),
      ) +
      oval(0, -170, 190, 130, paint.glow('#ffb35c', 0.9)) +
      shape(
        'M-110 -152C-90 -220 -70 -180 -52 -250C-20 -190 -8 -220 6 -268C30 -200 54 -230 62 -240C80 -190 104 -200 112 -152Z',
        '#f0862f',
      ) +
      shape(
        'M-70 -152C-56 -196 -40 -176 -24 -212C-4 -176 14 -190 22 -214C40 -176 60 -180 70 -152Z',
        '#ffd27a',
      ) +
      repeat(11, brick) +
      rect(-210, -156, 420, 26, paint.down(lighten(clay, 0.5), clay), 6) +
      put(samoon.draw(paint), -96, -152, 0.9) +
      put(samoon.draw(paint), 92, -152, 0.9)
    );
  },
};

/** A bread from above. */
export const flatbread: Prop = {
  width: 220,
  height: 220,
  draw: (paint) =>
    circle(0, -110, 110, paint.face('#dba763')) +
    circle(0, -110, 96, '#efcb8e') +
    repeat(14, (index) =>
      oval(
        Math.cos(index * 2.4) * (20 + index * 5),
        -110 + Math.sin(index * 2.4) * (20 + index * 5),
        11,
        7,
        '#b97a3c',
        0.7,
      ),
    ),
};
