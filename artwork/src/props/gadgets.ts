import { lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, ring, shape, stroke } from '../svg.ts';

export const securityCamera: Prop = {
  width: 260,
  height: 170,
  draw: (paint) =>
    rect(80, -170, 26, 170, '#8d999a', 6) +
    stroke('M92 -90L20 -90', '#8d999a', 17) +
    put(
      rect(-120, -46, 200, 78, paint.down('#fbf8ef', '#c3c9c2'), 22) +
        rect(-134, -56, 190, 20, '#dfe1d9', 8) +
        circle(-104, -4, 30, '#22363b') +
        circle(-104, -4, 18, '#48707f') +
        circle(-110, -10, 6, '#ffffff') +
        circle(40, 0, 6, paint.palette.accent),
      -20,
      -96,
      1,
      -10,
    ),
};

export const drone: Prop = {
  width: 420,
  height: 150,
  draw: (paint) =>
    stroke('M-160 -104L0 -70L160 -104M-150 -96V-60M150 -96V-60', '#33484c', 13) +
    [-164, 164]
      .map(
        (x) =>
          rect(x - 9, -128, 18, 30, '#22363b', 5) +
          oval(x, -132, 84, 9, lighten(paint.palette.second, 0.4), 0.75),
      )
      .join('') +
    shape('M-64 -96Q0 -120 64 -96L50 -48Q0 -30 -50 -48Z', paint.body(paint.palette.accent)) +
    stroke('M-50 -46L-70 -4M50 -46L70 -4M-90 -2H-50M50 -2H90', '#33484c', 8) +
    circle(0, -46, 20, '#17292e') +
    circle(0, -46, 10, '#7fb5ae'),
};

export const circuit: Prop = {
  width: 330,
  height: 250,
  draw: (paint) =>
    rect(-164, -248, 328, 248, paint.face('#1f5a54'), 10) +
    repeat(
      7,
      (index) =>
        stroke(`M${-140 + index * 18} -20V${-60 - index * 12}H${-40 + index * 4}`, '#7fb79a', 4) +
        stroke(`M60 ${-180 + index * 18}H${100 + index * 6}V${-40 - index * 4}`, '#7fb79a', 4),
    ) +
    rect(-50, -184, 116, 116, '#17292e', 6) +
    repeat(
      6,
      (pin) =>
        rect(-58, -176 + pin * 19, 8, 8, '#dfae4a') + rect(66, -176 + pin * 19, 8, 8, '#dfae4a'),
    ) +
    rect(-30, -164, 76, 76, '#2b4a50', 4) +
    circle(-124, -210, 15, '#dfae4a') +
    circle(128, -218, 15, '#dfae4a') +
    rect(-140, -160, 44, 60, paint.palette.accent, 4),
};

export const eyeglasses: Prop = {
  width: 300,
  height: 110,
  draw: (paint) =>
    [-76, 76]
      .map(
        (x) =>
          oval(x, -50, 58, 46, '#bfe0e3', 0.6) +
          ring(x, -50, 52, paint.palette.ink, 11) +
          shape(`M${x - 30} -60L${x} -90L${x + 14} -84L${x - 24} -44Z`, '#ffffff', 0.55),
      )
      .join('') +
    stroke('M-24 -58Q0 -80 24 -58M-128 -64L-146 -84M128 -64L146 -84', paint.palette.ink, 11),
};
