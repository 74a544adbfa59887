import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { starPath } from '../star-tiles.ts';
import { circle, oval, put, rect, repeat, shape, stroke } from '../svg.ts';

export const stove: Prop = {
  width: 340,
  height: 360,
  draw(paint) {
    const { second, metal, accent } = paint.palette;
    return (
      rect(-166, -270, 332, 270, paint.across('#ece9dd', '#aeb6b0'), 12) +
      rect(-130, -196, 260, 150, '#2b3f44', 12) +
      circle(0, -110, 110, paint.glow('#ffb35c', 0.7)) +
      put(
        rect(-70, -14, 140, 14, '#8d999a', 4) + shape('M-50 -14Q0 -70 50 -14Z', '#d99a52'),
        0,
        -76,
      ) +
      rect(-136, -232, 272, 18, '#c9ccc4', 5) +
      rect(-160, -282, 320, 16, '#44585c', 6) +
      rect(-130, -344, 120, 62, paint.body(second), 10) +
      rect(-140, -352, 140, 14, paint.body(lighten(second, 0.2)), 7) +
      rect(34, -326, 100, 44, paint.body(metal), 8) +
      stroke('M134 -308H184', accent, 12) +
      stroke('M-70 -360q-14 -20 0 -40t0 -40', '#fff6e3', 7, 0.45)
    );
  },
};

export const yarn: Prop = {
  width: 190,
  height: 150,
  draw(paint) {
    const { accent, third } = paint.palette;
    return (
      circle(0, -66, 66, paint.body(accent)) +
      stroke(
        'M-52 -96Q0 -60 56 -90M-62 -70Q0 -30 62 -66M-30 -122Q10 -90 8 -4M20 -126Q-40 -80 -34 -12',
        lighten(accent, 0.35),
        6,
      ) +
      stroke('M50 -20Q90 10 96 -12', accent, 6) +
      stroke('M-70 -140L60 -20M80 -140L-40 -10', third, 7) +
      circle(-72, -142, 9, third) +
      circle(82, -142, 9, third)
    );
  },
};

export const candle: Prop = {
  width: 100,
  height: 170,
  draw(paint) {
    const colour = paint.random.pick([
      paint.palette.paper,
      paint.palette.accent,
      paint.palette.third,
    ]);
    return (
      circle(0, -130, 110, paint.glow(paint.palette.lamp, 0.7)) +
      rect(-42, -104, 84, 104, paint.body(colour), 10) +
      oval(0, -104, 42, 9, lighten(colour, 0.3)) +
      stroke('M0 -104V-120', '#33302a', 4) +
      shape('M0 -166Q24 -130 0 -114Q-24 -130 0 -166Z', '#f3a648') +
      shape('M0 -146Q11 -128 0 -118Q-11 -128 0 -146Z', '#fff0b8') +
      rect(-42, -70, 84, 36, darken(colour, 0.12))
    );
  },
};

export const soap: Prop = {
  width: 150,
  height: 90,
  draw(paint) {
    const colour = paint.random.pick(['#b9c08a', '#e7cfa0', '#c98f78', '#a9c3bd']);
    return (
      rect(-70, -64, 140, 64, paint.body(colour), 16) +
      rect(-70, -64, 140, 20, lighten(colour, 0.3), 12) +
      rect(-30, -66, 60, 66, paint.palette.paper, 4) +
      shape(starPath(0, -32, 19), paint.palette.second)
    );
  },
};

export const clayPot: Prop = {
  width: 160,
  height: 210,
  draw(paint) {
    const clay = paint.random.pick([paint.palette.accent, '#c98d63', paint.palette.second]);
    return (
      shape(
        'M-34 0C-84 -40 -92 -120 -30 -162V-190H30V-162C92 -120 84 -40 34 0Z',
        paint.body(clay),
      ) +
      rect(-42, -206, 84, 20, paint.body(lighten(clay, 0.1)), 8) +
      stroke('M-70 -96L-50 -76L-28 -96L-6 -76L16 -96L38 -76L68 -96', lighten(clay, 0.5), 6) +
      stroke('M-66 -124Q0 -108 66 -124M-64 -52Q0 -36 64 -52', lighten(clay, 0.5), 5)
    );
  },
};

export const sofa: Prop = {
  width: 560,
  height: 250,
  draw(paint) {
    const { second, third, accent } = paint.palette;
    return (
      rect(-240, -26, 24, 26, paint.palette.wood) +
      rect(216, -26, 24, 26, paint.palette.wood) +
      rect(-250, -240, 500, 160, paint.body(second), 36) +
      rect(-220, -134, 220, 80, paint.body(lighten(second, 0.14)), 20) +
      rect(0, -134, 220, 80, paint.body(lighten(second, 0.1)), 20) +
      rect(-278, -180, 70, 158, paint.body(lighten(second, 0.05)), 30) +
      rect(208, -180, 70, 158, paint.body(darken(second, 0.1)), 30) +
      rect(-220, -66, 440, 46, darken(second, 0.15), 10) +
      put(
        rect(-44, -44, 88, 88, paint.face(third), 14) + shape(starPath(0, 0, 30), accent),
        -130,
        -170,
        1,
        -10,
      ) +
      put(rect(-40, -40, 80, 80, paint.face(accent), 14), 140, -166, 1, 12)
    );
  },
};

export const embroideryHoop: Prop = {
  width: 250,
  height: 270,
  draw(paint) {
    const { wood, paper, accent, second, leaf, third } = paint.palette;
    return (
      circle(0, -125, 124, paint.face(lighten(wood, 0.3))) +
      circle(0, -125, 106, lighten(paper, 0.2)) +
      rect(-16, -270, 32, 28, third, 6) +
      repeat(8, (petal) =>
        put(oval(0, -34, 15, 27, petal % 2 ? accent : second), 0, -125, 1, petal * 45),
      ) +
      circle(0, -125, 17, third) +
      stroke('M-66 -70Q-30 -40 0 -86Q30 -40 66 -70', leaf, 6)
    );
  },
};

export const cookies: Prop = {
  width: 280,
  height: 280,
  draw: (paint) =>
    circle(0, -140, 140, paint.face(paint.palette.metal)) +
    circle(0, -140, 124, darken(paint.palette.metal, 0.15)) +
    repeat(9, (index) => {
      const angle = index * 0.8;
      const r = index === 0 ? 0 : 78;
      return put(
        circle(0, 0, 34, paint.face('#e0b26a')) +
          shape(starPath(0, 0, 20), '#b97a3c') +
          circle(0, 0, 6, '#7c4022'),
        Math.cos(angle) * r,
        -140 + Math.sin(angle) * r,
      );
    }),
};
