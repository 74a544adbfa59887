import { darken, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, shape, stroke } from '../svg.ts';

type ScreenKind = 'code' | 'chart' | 'shop' | 'design';

/** What a screen shows: marks, never words. */
export function screen(paint: Paint, kind: ScreenKind, w: number, h: number): string {
  const { accent, second, third, paper, ink } = paint.palette;
  const dark = kind === 'code';
  const base = rect(0, 0, w, h, dark ? darken(ink, 0.3) : lighten(paper, 0.3), 4);
  const r = paint.random;
  const content = {
    code: () =>
      repeat(Math.floor(h / 20) - 1, (line) => {
        const left = 18 + (line % 4) * 18;
        const first = r.between(w * 0.1, w * 0.25);
        return rect(left, 16 + line * 20, first, 8, third, 4) + rect(left + first + 10, 16 + line * 20, r.between(w * 0.1, w * 0.35), 8, [accent, '#7fb5ae', '#cfd9cf'][line % 3] ?? accent, 4);
      }),
    chart: () =>
      repeat(6, (bar) => {
        const tall = h * (0.16 + bar * 0.07) + r.between(0, h * 0.12);
        return rect(w * 0.09 + bar * w * 0.095, h * 0.88 - tall, w * 0.062, tall, bar % 2 ? second : accent, 3);
      }) +
      stroke(`M${w * 0.08} ${h * 0.6}L${w * 0.25} ${h * 0.46}L${w * 0.42} ${h * 0.52}L${w * 0.62} ${h * 0.18}`, third, 6) +
      circle(w * 0.82, h * 0.3, h * 0.15, second) +
      shape(`M${w * 0.82} ${h * 0.3}V${h * 0.15}A${h * 0.15} ${h * 0.15} 0 0 1 ${w * 0.82 + h * 0.15} ${h * 0.3}Z`, accent) +
      repeat(3, (line) => rect(w * 0.72, h * (0.58 + line * 0.1), w * (0.2 - line * 0.03), h * 0.035, mix(second, paper, 0.55), 3)),
    shop: () =>
      rect(0, 0, w, h * 0.14, second) +
      repeat(6, (cell) => {
        const x = w * 0.06 + (cell % 3) * w * 0.31;
        const y = h * 0.2 + Math.floor(cell / 3) * h * 0.39;
        return rect(x, y, w * 0.26, h * 0.26, [lighten(accent, 0.5), lighten(third, 0.3), lighten(second, 0.6)][cell % 3] ?? third, 5) + circle(x + w * 0.13, y + h * 0.13, h * 0.075, [accent, second, third][(cell + 1) % 3] ?? accent) + rect(x, y + h * 0.29, w * 0.16, h * 0.035, mix(ink, paper, 0.5), 3);
      }),
    design: () =>
      rect(0, 0, w * 0.16, h, mix(ink, paper, 0.75)) +
      circle(w * 0.5, h * 0.46, h * 0.26, accent) + rect(w * 0.5, h * 0.38, w * 0.3, h * 0.4, second, 8, 0.85) + shape(`M${w * 0.3} ${h * 0.85}L${w * 0.48} ${h * 0.5}L${w * 0.62} ${h * 0.85}Z`, third),
  }[kind]();
  return base + content + shape(`M0 0H${w * 0.5}L${w * 0.16} ${h}H0Z`, '#ffffff', 0.07);
}

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
    shape('M-168 -26H168L190 -6Q190 0 182 0H-182Q-190 0 -190 -6Z', paint.across('#d7dad3', '#8f9d9e')) +
    rect(-38, -24, 76, 7, '#7f8e90', 3),
});

export const codeLaptop = laptopOf('code');
export const shopLaptop = laptopOf('shop');
export const chartLaptop = laptopOf('chart');
export const designLaptop = laptopOf('design');

const phoneOf = (kind: ScreenKind): Prop => ({
  width: 130,
  height: 260,
  draw: (paint) => rect(-64, -260, 128, 260, paint.face('#223a41'), 20) + put(screen(paint, kind, 110, 222), -55, -242) + rect(-16, -254, 32, 6, '#0f252b', 3),
});

export const shopPhone = phoneOf('shop');
export const chartPhone = phoneOf('chart');

/** A desk without anything on it; its board is 250 above the floor. */
export const desk: Prop = {
  width: 720,
  height: 250,
  draw(paint) {
    const { wood } = paint.palette;
    return (
      stroke('M-320 -230L-336 -4M320 -230L336 -4', darken(wood, 0.3), 16) +
      rect(150, -226, 180, 130, paint.across(lighten(wood, 0.2), darken(wood, 0.1)), 5) +
      rect(164, -212, 152, 48, lighten(wood, 0.3), 4) + rect(164, -156, 152, 48, lighten(wood, 0.3), 4) +
      circle(240, -188, 6, paint.palette.third) + circle(240, -132, 6, paint.palette.third) +
      rect(-360, -250, 720, 26, paint.across(lighten(wood, 0.4), wood), 6)
    );
  },
};

export const deskLamp: Prop = {
  width: 170,
  height: 260,
  draw(paint) {
    const { accent, lamp, metal, glow } = paint.palette;
    return (
      circle(64, -160, 190, paint.glow(lamp, 0.3 + glow * 0.3)) +
      rect(-60, -14, 100, 14, darken(metal, 0.35), 7) +
      stroke('M-12 -14L-44 -130L34 -220', darken(metal, 0.3), 9) +
      shape('M10 -238Q40 -262 62 -232L92 -184L20 -172Z', paint.body(accent)) +
      oval(56, -178, 36, 8, lamp)
    );
  },
};

export const officeChair: Prop = {
  width: 210,
  height: 360,
  draw(paint) {
    const { second } = paint.palette;
    return (
      stroke('M0 -120V-40M0 -40L-74 -8M0 -40L74 -8M0 -40V-8', '#33484c', 12) +
      rect(-92, -170, 184, 52, paint.body(second), 22) +
      rect(-80, -356, 160, 176, paint.body(lighten(second, 0.08)), 38) +
      rect(-52, -330, 104, 8, lighten(second, 0.3), 4)
    );
  },
};

export const keyboard: Prop = {
  width: 330,
  height: 120,
  draw: (paint) =>
    rect(-164, -120, 328, 120, paint.face('#cfd3cb'), 14) +
    repeat(40, (index) => rect(-150 + (index % 10) * 30.4, -108 + Math.floor(index / 10) * 26, 25, 20, index === 23 ? paint.palette.accent : '#f6f3ea', 4)),
};

export const headphones: Prop = {
  width: 230,
  height: 230,
  draw(paint) {
    const { accent } = paint.palette;
    return (
      stroke('M-88 -70C-104 -250 104 -250 88 -70', '#33484c', 18) +
      rect(-112, -112, 54, 104, paint.body(accent), 24) + rect(58, -112, 54, 104, paint.body(accent), 24) +
      rect(-72, -100, 18, 80, darken(accent, 0.3), 9) + rect(54, -100, 18, 80, darken(accent, 0.3), 9)
    );
  },
};

export const notebook: Prop = {
  width: 230,
  height: 310,
  draw(paint) {
    const { second, third, paper } = paint.palette;
    return (
      rect(-104, -304, 216, 304, darken(paper, 0.18), 10) +
      rect(-112, -310, 216, 304, paint.face(second), 12) +
      rect(-112, -310, 34, 304, darken(second, 0.25), 10) +
      rect(64, -310, 12, 304, third) +
      rect(-50, -250, 90, 56, lighten(second, 0.5), 6)
    );
  },
};

export const documentSheet: Prop = {
  width: 230,
  height: 310,
  draw(paint) {
    const { accent, second, ink, paper } = paint.palette;
    return (
      rect(-112, -308, 224, 308, paint.face(lighten(paper, 0.4)), 4) +
      rect(-88, -282, 90, 16, second, 4) +
      repeat(5, (line) => rect(-88, -246 + line * 20, 176 - (line % 3) * 34, 8, mix(ink, paper, 0.62), 4)) +
      repeat(5, (bar) => rect(-84 + bar * 36, -34 - 24 - bar * 14, 24, 24 + bar * 14, bar % 2 ? second : accent, 3))
    );
  },
};

export const pen: Prop = {
  width: 30,
  height: 270,
  draw: (paint) =>
    rect(-12, -262, 24, 220, paint.body(paint.palette.ink), 9) + rect(-12, -190, 24, 14, paint.palette.third) + shape('M-12 -44H12L0 0Z', '#d9d4c4') + rect(9, -258, 7, 80, paint.palette.third, 3),
};
