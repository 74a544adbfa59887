import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, rect, repeat, ring, shape, stroke } from '../svg.ts';

export const toolbox: Prop = {
  width: 250,
  height: 190,
  draw: (paint) =>
    stroke('M-50 -128V-174H50V-128', '#33484c', 14) +
    rect(-122, -136, 244, 136, paint.body(paint.palette.accent), 10) +
    rect(-122, -96, 244, 14, darken(paint.palette.accent, 0.35)) +
    rect(-26, -108, 52, 38, paint.palette.third, 6),
};

export const wrench: Prop = {
  width: 90,
  height: 310,
  draw: (paint) =>
    shape(
      'M-16 -220V-60C-40 -48 -44 -16 -24 0L-14 -30H14L24 0C44 -16 40 -48 16 -60V-220C44 -236 48 -280 24 -306V-262H-24V-306C-48 -280 -44 -236 -16 -220Z',
      paint.across('#dfe3de', '#8d999a'),
    ),
};

export const hammer: Prop = {
  width: 170,
  height: 310,
  draw: (paint) =>
    rect(-14, -260, 28, 260, paint.body(paint.palette.wood), 9) +
    shape('M-80 -306H50Q84 -300 84 -262H60Q56 -252 20 -252H-80Z', paint.down('#aab5b4', '#56686a')),
};

export const oilCan: Prop = {
  width: 130,
  height: 190,
  draw(paint) {
    const colour = paint.random.pick([
      paint.palette.accent,
      paint.palette.second,
      paint.palette.third,
    ]);
    return (
      shape('M-60 0V-130L-30 -160H10L60 -130V0Z', paint.body(colour)) +
      rect(14, -188, 36, 44, paint.body('#33484c'), 6) +
      stroke('M-40 -136H0', darken(colour, 0.4), 12) +
      shape('M0 -98Q30 -58 0 -40Q-30 -58 0 -98Z', lighten(colour, 0.6)) +
      rect(-60, -26, 120, 12, darken(colour, 0.3))
    );
  },
};

export const battery: Prop = {
  width: 210,
  height: 160,
  draw: (paint) =>
    rect(-100, -120, 200, 120, paint.body(paint.palette.ink), 8) +
    rect(-104, -136, 208, 24, '#33565c', 5) +
    rect(-76, -160, 34, 28, '#c8452f', 4) +
    rect(42, -160, 34, 28, '#56686a', 4) +
    shape('M6 -100L-30 -52H-4L-12 -16L28 -66H2Z', paint.palette.third),
};

export const toolCabinet: Prop = {
  width: 270,
  height: 330,
  draw: (paint) =>
    rect(
      -130,
      -320,
      260,
      300,
      paint.across(lighten(paint.palette.accent, 0.15), darken(paint.palette.accent, 0.2)),
      8,
    ) +
    repeat(
      5,
      (index) =>
        rect(-116, -306 + index * 57, 232, 48, lighten(paint.palette.accent, 0.2), 4) +
        rect(-40, -290 + index * 57, 80, 11, '#dfe3de', 5),
    ) +
    circle(-96, -12, 14, '#22363b') +
    circle(96, -12, 14, '#22363b') +
    rect(-136, -334, 272, 18, '#33484c', 4),
};

export const paintRoller: Prop = {
  width: 190,
  height: 290,
  draw: (paint) =>
    rect(-14, -110, 28, 110, paint.body(paint.palette.wood), 12) +
    stroke('M0 -106V-170H80V-240H66', '#8d999a', 10) +
    rect(-86, -276, 156, 68, paint.body(paint.palette.accent), 22) +
    ring(-86, -242, 1, '#fff', 1),
};
