import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, rect, shape, stroke } from '../svg.ts';

const cross = (x: number, y: number, size: number, colour: string) =>
  rect(x - size / 6, y - size / 2, size / 3, size, colour, 3) +
  rect(x - size / 2, y - size / 6, size, size / 3, colour, 3);

export const pillBottle: Prop = {
  width: 90,
  height: 140,
  draw(paint) {
    const colour = paint.random.pick(['#d9873f', '#2c6e6a', '#7a9aa8', '#b5673a']);
    return (
      rect(-40, -110, 80, 110, paint.body(colour), 12) +
      rect(-40, -84, 80, 56, paint.palette.paper) +
      cross(0, -56, 32, darken(colour, 0.1)) +
      rect(-44, -138, 88, 32, paint.body('#f6f1e4'), 7)
    );
  },
};

export const medicineBox: Prop = {
  width: 120,
  height: 90,
  draw(paint) {
    const colour = paint.random.pick([
      paint.palette.second,
      paint.palette.accent,
      '#7a9aa8',
      paint.palette.leaf,
    ]);
    return (
      rect(-58, -88, 116, 88, paint.face('#f7f3e8'), 5) +
      rect(-58, -88, 116, 24, colour, 4) +
      cross(-26, -36, 32, colour) +
      rect(4, -46, 44, 7, '#c3c8bf', 3) +
      rect(4, -30, 30, 7, '#c3c8bf', 3)
    );
  },
};

export const flask: Prop = {
  width: 120,
  height: 170,
  draw(paint) {
    const colour = paint.random.pick(['#3f8f89', '#d98a4a', '#b5586a', '#7f9a4a']);
    return (
      shape('M-18 -164V-106L-56 -16Q-60 0 -46 0H46Q60 0 56 -16L18 -106V-164Z', '#ffffff', 0.5) +
      shape('M-32 -70L-52 -16Q-56 -4 -46 -4H46Q56 -4 52 -16L32 -70Z', colour, 0.9) +
      rect(-24, -170, 48, 11, '#e9ecE4'.toLowerCase(), 5) +
      circle(-12, -30, 7, lighten(colour, 0.5)) +
      circle(12, -48, 5, lighten(colour, 0.5)) +
      stroke('M-12 -150V-104L-36 -46', '#ffffff', 5, 0.7)
    );
  },
};

export const firstAid: Prop = {
  width: 240,
  height: 190,
  draw(paint) {
    const { accent, paper } = paint.palette;
    return (
      stroke('M-44 -150V-182H44V-150', darken(accent, 0.35), 13) +
      rect(-116, -156, 232, 156, paint.body(accent), 18) +
      circle(0, -78, 52, paper) +
      cross(0, -78, 66, accent) +
      rect(-116, -84, 44, 9, darken(accent, 0.3)) +
      rect(72, -84, 44, 9, darken(accent, 0.3))
    );
  },
};

export const tooth: Prop = {
  width: 150,
  height: 180,
  draw: (paint) =>
    shape(
      'M-60 -160C-30 -186 -10 -166 0 -164C10 -166 30 -186 60 -160C84 -130 66 -90 56 -60C48 -30 46 0 32 0C18 0 18 -56 0 -56S-18 0 -32 0C-46 0 -48 -30 -56 -60C-66 -90 -84 -130 -60 -160Z',
      paint.body('#faf6ea'),
    ) + shape('M-50 -144C-62 -120 -50 -90 -44 -74C-44 -100 -46 -124 -30 -150Z', '#ffffff', 0.8),
};
