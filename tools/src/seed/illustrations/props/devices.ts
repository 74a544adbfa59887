import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, ring, shape, stroke } from '../svg.ts';

export const serverRack: Prop = {
  width: 230,
  height: 470,
  draw: (paint) => rect(-112, -470, 224, 470, paint.across('#35525a', '#152e36'), 10) + repeat(9, (unit) => rect(-94, -450 + unit * 49, 188, 40, paint.across('#27424a', '#1d363e'), 4) + repeat(4, (light) => circle(-78 + light * 17, -430 + unit * 49, 5, ['#7fd0b8', paint.palette.third, paint.palette.accent, '#7fd0b8'][(light + unit) % 4] ?? '')) + repeat(7, (slot) => rect(4 + slot * 12, -440 + unit * 49, 6, 20, '#48656d', 2))),
};

export const securityCamera: Prop = {
  width: 260,
  height: 170,
  draw: (paint) => rect(80, -170, 26, 170, '#8d999a', 6) + stroke('M92 -90L20 -90', '#8d999a', 17) + put(rect(-120, -46, 200, 78, paint.down('#fbf8ef', '#c3c9c2'), 22) + rect(-134, -56, 190, 20, '#dfe1d9', 8) + circle(-104, -4, 30, '#22363b') + circle(-104, -4, 18, '#48707f') + circle(-110, -10, 6, '#ffffff') + circle(40, 0, 6, paint.palette.accent), -20, -96, 1, -10),
};

export const mast: Prop = {
  width: 260,
  height: 620,
  draw: (paint) => stroke('M-60 0L-10 -600M60 0L10 -600', paint.palette.accent, 10) + repeat(8, (index) => { const w = 56 - index * 6; const n = 50 - index * 6; return stroke(`M${-w} ${-20 - index * 72}L${n} ${-92 - index * 72}M${w} ${-20 - index * 72}L${-n} ${-92 - index * 72}`, index % 2 ? '#f3ead6' : paint.palette.accent, 5); }) + [-440, -520].map((y, index) => put(oval(0, 0, 20, 46, '#f6f3ea') + oval(8, 0, 13, 36, '#cfd3cb') + stroke('M8 0H34', '#56686a', 6), index ? 44 : -54, y, 1, 0, index === 0)).join('') + [60, 96, 132].map((r) => stroke(`M${-r * 0.7} ${-600 - r * 0.7}A${r} ${r} 0 0 1 ${r * 0.7} ${-600 - r * 0.7}`, paint.palette.third, 8, 0.75)).join('') + circle(0, -606, 12, '#c8452f'),
};

export const drone: Prop = {
  width: 420,
  height: 150,
  draw: (paint) => stroke('M-160 -104L0 -70L160 -104M-150 -96V-60M150 -96V-60', '#33484c', 13) + [-164, 164].map((x) => rect(x - 9, -128, 18, 30, '#22363b', 5) + oval(x, -132, 84, 9, lighten(paint.palette.second, 0.4), 0.75)).join('') + shape('M-64 -96Q0 -120 64 -96L50 -48Q0 -30 -50 -48Z', paint.body(paint.palette.accent)) + stroke('M-50 -46L-70 -4M50 -46L70 -4M-90 -2H-50M50 -2H90', '#33484c', 8) + circle(0, -46, 20, '#17292e') + circle(0, -46, 10, '#7fb5ae'),
};

export const printer3d: Prop = {
  width: 320,
  height: 340,
  draw: (paint) => rect(-156, -340, 312, 340, '#2b4047', 12) + rect(-128, -300, 256, 230, '#173038', 6) + circle(0, -180, 170, paint.glow(paint.palette.lamp, 0.35)) + rect(-128, -250, 256, 13, '#8d999a') + rect(-10, -276, 58, 50, paint.palette.accent, 6) + shape('M8 -226H30L19 -206Z', '#dfe3de') + shape('M-50 -84H50L34 -130Q60 -160 20 -200H-20Q-60 -160 -34 -130Z', paint.body(paint.palette.third)) + rect(-90, -84, 180, 12, '#aab5b4', 3) + rect(60, -52, 76, 34, '#7fb5ae', 5) + circle(-110, -34, 11, paint.palette.accent),
};

export const circuit: Prop = {
  width: 330,
  height: 250,
  draw: (paint) => rect(-164, -248, 328, 248, paint.face('#1f5a54'), 10) + repeat(7, (index) => stroke(`M${-140 + index * 18} -20V${-60 - index * 12}H${-40 + index * 4}`, '#7fb79a', 4) + stroke(`M60 ${-180 + index * 18}H${100 + index * 6}V${-40 - index * 4}`, '#7fb79a', 4)) + rect(-50, -184, 116, 116, '#17292e', 6) + repeat(6, (pin) => rect(-58, -176 + pin * 19, 8, 8, '#dfae4a') + rect(66, -176 + pin * 19, 8, 8, '#dfae4a')) + rect(-30, -164, 76, 76, '#2b4a50', 4) + circle(-124, -210, 15, '#dfae4a') + circle(128, -218, 15, '#dfae4a') + rect(-140, -160, 44, 60, paint.palette.accent, 4),
};

export const generator: Prop = {
  width: 440,
  height: 280,
  draw: (paint) => rect(-210, -20, 420, 20, '#33484c', 4) + rect(-200, -240, 400, 222, paint.across(lighten(paint.palette.third, 0.1), darken(paint.palette.third, 0.25)), 12) + repeat(8, (index) => rect(-176, -210 + index * 22, 130, 11, darken(paint.palette.third, 0.45), 4)) + rect(10, -212, 110, 130, '#2b4047', 8) + circle(44, -174, 20, '#f6f3ea') + circle(92, -174, 20, '#f6f3ea') + stroke('M44 -174l9 -12M92 -174l-9 -10', '#c8452f', 4) + rect(28, -132, 76, 32, '#7fb5ae', 4) + circle(156, -180, 17, '#c8452f') + rect(136, -270, 28, 34, '#56686a', 4) + shape('M150 -120l-22 50h20l-8 40l34 -56h-20Z', paint.palette.accent),
};

export const eyeglasses: Prop = {
  width: 300,
  height: 110,
  draw: (paint) => [-76, 76].map((x) => oval(x, -50, 58, 46, '#bfe0e3', 0.6) + ring(x, -50, 52, paint.palette.ink, 11) + shape(`M${x - 30} -60L${x} -90L${x + 14} -84L${x - 24} -44Z`, '#ffffff', 0.55)).join('') + stroke('M-24 -58Q0 -80 24 -58M-128 -64L-146 -84M128 -64L146 -84', paint.palette.ink, 11),
};

export const lift: Prop = {
  width: 440,
  height: 520,
  draw: (paint) => rect(-216, -510, 432, 510, paint.face(darken(paint.palette.wall, 0.3)), 8) + rect(-180, -440, 360, 440, '#dfe1d9') + rect(-164, -424, 150, 424, paint.across('#d3d8d3', '#8d999a')) + rect(14, -424, 150, 424, paint.across('#c3cac6', '#7f8e90')) + rect(-14, -424, 28, 424, '#17353c') + rect(-40, -490, 80, 36, '#17353c', 6) + shape('M-16 -464L0 -482L16 -464Z', paint.palette.third) + rect(188, -260, 20, 64, '#f6f3ea', 6) + circle(198, -242, 6, paint.palette.accent) + circle(198, -216, 6, paint.palette.second),
};

export const wheelchair: Prop = {
  width: 270,
  height: 310,
  draw: (paint) => stroke('M-60 -290V-130H60M60 -130L90 -30H120M-84 -286H-56M-60 -180H66', '#44585c', 13) + rect(-60, -276, 34, 140, paint.body(paint.palette.accent), 12) + rect(-50, -160, 120, 30, paint.body(paint.palette.accent), 12) + ring(-20, -92, 84, '#22363b', 13) + repeat(8, (index) => put(stroke('M0 0V-76', '#8d999a', 3), -20, -92, 1, index * 45)) + circle(-20, -92, 13, '#8d999a') + ring(100, -24, 18, '#22363b', 11),
};
