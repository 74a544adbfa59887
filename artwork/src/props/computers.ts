import { darken } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { oval, put, rect, repeat, shape, stroke } from '../svg.ts';
import { screen, type ScreenKind } from './screens.ts';

const monitorOf = (kind: ScreenKind): Prop => ({
  width: 380,
  height: 310,
  draw: (paint) =>
    oval(0, -8, 90, 10, '#5d6d70') +
    shape('M-24 -8L-18 -60H18L24 -8Z', paint.body('#8b999a')) +
    rect(-188, -308, 376, 252, paint.face('#2b4047'), 14) +
    put(screen(paint, kind, 348, 222), -174, -294),
});

export const codeMonitor = monitorOf('code');

export const chartMonitor = monitorOf('chart');

export const designMonitor = monitorOf('design');

export const shopMonitor = monitorOf('shop');

const laptopOf = (kind: ScreenKind): Prop => ({
  width: 380,
  height: 240,
  draw: (paint) =>
    rect(-154, -238, 308, 214, '#2b4047', 12) +
    put(screen(paint, kind, 284, 188), -142, -226) +
    shape(
      'M-168 -26H168L190 -6Q190 0 182 0H-182Q-190 0 -190 -6Z',
      paint.across('#d7dad3', '#8f9d9e'),
    ) +
    rect(-38, -24, 76, 7, '#7f8e90', 3),
});

export const codeLaptop = laptopOf('code');

export const shopLaptop = laptopOf('shop');

export const chartLaptop = laptopOf('chart');

const phoneOf = (kind: ScreenKind): Prop => ({
  width: 130,
  height: 260,
  draw: (paint) =>
    rect(-64, -260, 128, 260, paint.face('#223a41'), 20) +
    put(screen(paint, kind, 110, 222), -55, -242) +
    rect(-16, -254, 32, 6, '#0f252b', 3),
});

export const shopPhone = phoneOf('shop');

export const chartPhone = phoneOf('chart');

export const keyboard: Prop = {
  width: 330,
  height: 120,
  draw: (paint) =>
    rect(-164, -120, 328, 120, paint.face('#cfd3cb'), 14) +
    repeat(40, (index) =>
      rect(
        -150 + (index % 10) * 30.4,
        -108 + Math.floor(index / 10) * 26,
        25,
        20,
        index === 23 ? paint.palette.accent : '#f6f3ea',
        4,
      ),
    ),
};

export const headphones: Prop = {
  width: 230,
  height: 230,
  draw(paint) {
    const { accent } = paint.palette;
    return (
      stroke('M-88 -70C-104 -250 104 -250 88 -70', '#33484c', 18) +
      rect(-112, -112, 54, 104, paint.body(accent), 24) +
      rect(58, -112, 54, 104, paint.body(accent), 24) +
      rect(-72, -100, 18, 80, darken(accent, 0.3), 9) +
      rect(54, -100, 18, 80, darken(accent, 0.3), 9)
    );
  },
};
