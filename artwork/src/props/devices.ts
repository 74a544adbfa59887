import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, ring, shape, stroke } from '../svg.ts';

export const serverRack: Prop = {
  width: 230,
  height: 470,
  draw: (paint) =>
    rect(-112, -470, 224, 470, paint.across('#35525a', '#152e36'), 10) +
    repeat(
      9,
      (unit) =>
        rect(-94, -450 + unit * 49, 188, 40, paint.across('#27424a', '#1d363e'), 4) +
        repeat(4, (light) =>
          circle(
            -78 + light * 17,
            -430 + unit * 49,
            5,
            ['#7fd0b8', paint.palette.third, paint.palette.accent, '#7fd0b8'][(light + unit) % 4] ??
              '',
          ),
        ) +
        repeat(7, (slot) => rect(4 + slot * 12, -440 + unit * 49, 6, 20, '#48656d', 2)),
    ),
};

export const mast: Prop = {
  width: 260,
  height: 620,
  draw: (paint) =>
    stroke('M-60 0L-10 -600M60 0L10 -600', paint.palette.accent, 10) +
    repeat(8, (index) => {
      const w = 56 - index * 6;
      const n = 50 - index * 6;
      return stroke(
        `M${-w} ${-20 - index * 72}L${n} ${-92 - index * 72}M${w} ${-20 - index * 72}L${-n} ${-92 - index * 72}`,
        index % 2 ? '#f3ead6' : paint.palette.accent,
        5,
      );
    }) +
    [-440, -520]
      .map((y, index) =>
        put(
          oval(0, 0, 20, 46, '#f6f3ea') +
            oval(8, 0, 13, 36, '#cfd3cb') +
            stroke('M8 0H34', '#56686a', 6),
          index ? 44 : -54,
          y,
          1,
          0,
          index === 0,
        ),
      )
      .join('') +
    [60, 96, 132]
      .map((r) =>
        stroke(
          `M${-r * 0.7} ${-600 - r * 0.7}A${r} ${r} 0 0 1 ${r * 0.7} ${-600 - r * 0.7}`,
          paint.palette.third,
          8,
          0.75,
        ),
      )
      .join('') +
    circle(0, -606, 12, '#c8452f'),
};

export const printer3d: Prop = {
  width: 320,
  height: 340,
  draw: (paint) =>
    rect(-156, -340, 312, 340, '#2b4047', 12) +
    rect(-128, -300, 256, 230, '#173038', 6) +
    circle(0, -180, 170, paint.glow(paint.palette.lamp, 0.35)) +
    rect(-128, -250, 256, 13, '#8d999a') +
    rect(-10, -276, 58, 50, paint.palette.accent, 6) +
    shape('M8 -226H30L19 -206Z', '#dfe3de') +
    shape(
      'M-50 -84H50L34 -130Q60 -160 20 -200H-20Q-60 -160 -34 -130Z',
      paint.body(paint.palette.third),
    ) +
    rect(-90, -84, 180, 12, '#aab5b4', 3) +
    rect(60, -52, 76, 34, '#7fb5ae', 5) +
    circle(-110, -34, 11, paint.palette.accent),
};

export const generator: Prop = {
  width: 440,
  height: 280,
  draw: (paint) =>
    rect(-210, -20, 420, 20, '#33484c', 4) +
    rect(
      -200,
      -240,
      400,
      222,
      paint.across(lighten(paint.palette.third, 0.1), darken(paint.palette.third, 0.25)),
      12,
    ) +
    repeat(8, (index) =>
      rect(-176, -210 + index * 22, 130, 11, darken(paint.palette.third, 0.45), 4),
    ) +
    rect(10, -212, 110, 130, '#2b4047', 8) +
    circle(44, -174, 20, '#f6f3ea') +
    circle(92, -174, 20, '#f6f3ea') +
    stroke('M44 -174l9 -12M92 -174l-9 -10', '#c8452f', 4) +
    rect(28, -132, 76, 32, '#7fb5ae', 4) +
    circle(156, -180, 17, '#c8452f') +
    rect(136, -270, 28, 34, '#56686a', 4) +
    shape('M150 -120l-22 50h20l-8 40l34 -56h-20Z', paint.palette.accent),
};

export const lift: Prop = {
  width: 440,
  height: 520,
  draw: (paint) =>
    rect(-216, -510, 432, 510, paint.face(darken(paint.palette.wall, 0.3)), 8) +
    rect(-180, -440, 360, 440, '#dfe1d9') +
    rect(-164, -424, 150, 424, paint.across('#d3d8d3', '#8d999a')) +
    rect(14, -424, 150, 424, paint.across('#c3cac6', '#7f8e90')) +
    rect(-14, -424, 28, 424, '#17353c') +
    rect(-40, -490, 80, 36, '#17353c', 6) +
    shape('M-16 -464L0 -482L16 -464Z', paint.palette.third) +
    rect(188, -260, 20, 64, '#f6f3ea', 6) +
    circle(198, -242, 6, paint.palette.accent) +
    circle(198, -216, 6, paint.palette.second),
};

export const wheelchair: Prop = {
  width: 270,
  height: 310,
  draw: (paint) =>
    stroke('M-60 -290V-130H60M60 -130L90 -30H120M-84 -286H-56M-60 -180H66', '#44585c', 13) +
    rect(-60, -276, 34, 140, paint.body(paint.palette.accent), 12) +
    rect(-50, -160, 120, 30, paint.body(paint.palette.accent), 12) +
    ring(-20, -92, 84, '#22363b', 13) +
    repeat(8, (index) => put(stroke('M0 0V-76', '#8d999a', 3), -20, -92, 1, index * 45)) +
    circle(-20, -92, 13, '#8d999a') +
    ring(100, -24, 18, '#22363b', 11),
};
