import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, ring, shape, stroke } from '../svg.ts';

export const stethoscope: Prop = {
  width: 250,
  height: 330,
  draw: (paint) =>
    stroke('M-70 -320C-100 -230 -60 -170 -20 -160C20 -170 60 -230 30 -320', paint.palette.ink, 13) +
    stroke('M-20 -160C-20 -40 90 -20 90 -120', paint.palette.ink, 13) +
    stroke('M-72 -322l-14 -6M32 -322l14 -6', '#aab5b4', 12) +
    circle(90, -140, 36, paint.face('#c9ccc4')) +
    circle(90, -140, 22, paint.palette.accent) +
    ring(90, -140, 30, '#8d999a', 4),
};

export const dentalChair: Prop = {
  width: 560,
  height: 420,
  draw(paint) {
    const { second, metal, lamp } = paint.palette;
    return (
      rect(-120, -24, 260, 24, paint.body(darken(metal, 0.3)), 10) +
      rect(-30, -120, 90, 100, paint.body('#dfe1d9'), 8) +
      shape(
        'M-270 -116L-40 -136C40 -142 70 -170 110 -230L190 -340Q214 -362 238 -340Q250 -322 238 -304L140 -150C116 -112 80 -98 20 -96L-262 -84Q-284 -98 -270 -116Z',
        paint.body(second),
      ) +
      stroke('M-230 -104L0 -120M70 -150L200 -320', lighten(second, 0.35), 6) +
      rect(-60, -176, 130, 20, paint.body('#dfe1d9'), 10) +
      stroke('M-150 -30V-330L-40 -392', '#c9ccc4', 12) +
      circle(-10, -372, 170, paint.glow(lamp, 0.6)) +
      put(
        rect(-56, -20, 112, 36, paint.body('#eceae0'), 16) + oval(0, 14, 44, 8, lamp),
        -8,
        -384,
        1,
        24,
      ) +
      rect(-196, -226, 92, 14, '#eceae0', 5) +
      repeat(3, (index) => stroke(`M${-184 + index * 30} -228v-26`, '#8d999a', 6))
    );
  },
};

export const clinicBed: Prop = {
  width: 620,
  height: 280,
  draw(paint) {
    const { second, paper } = paint.palette;
    return (
      stroke('M-260 -110V-10M260 -110V-10M-290 -100H290', '#98a5a6', 14) +
      stroke('M-300 -230V-90M300 -190V-90', '#98a5a6', 12) +
      rect(-300, -160, 600, 56, paint.body(lighten(second, 0.4)), 16) +
      shape(
        'M-110 -170C40 -190 200 -180 300 -160V-108H-110Z',
        paint.down(lighten(second, 0.2), second),
      ) +
      rect(-290, -200, 150, 50, paint.body(paper), 24) +
      circle(-260, -6, 14, '#44585c') +
      circle(260, -6, 14, '#44585c')
    );
  },
};

export const microscope: Prop = {
  width: 230,
  height: 330,
  draw(paint) {
    const { second, ink } = paint.palette;
    return (
      rect(-104, -26, 208, 26, paint.body(ink), 10) +
      stroke('M60 -26C120 -110 96 -210 30 -240', second, 30) +
      rect(-86, -100, 120, 16, ink, 4) +
      put(
        rect(-26, -150, 52, 140, paint.body('#eceae0'), 8) +
          rect(-17, -196, 34, 50, paint.body(ink), 6) +
          rect(-16, -12, 32, 30, ink, 4),
        -26,
        -126,
        1,
        -18,
      ) +
      circle(84, -130, 20, paint.face('#c9ccc4'))
    );
  },
};

/** A chart of a heartbeat on a stand. */
export const heartMonitor: Prop = {
  width: 260,
  height: 420,
  draw: (paint) =>
    stroke('M0 -220V-14M-80 -4L0 -24L80 -4', '#98a5a6', 13) +
    rect(-126, -416, 252, 200, paint.face('#dfe1d9'), 16) +
    rect(-106, -396, 212, 150, '#123c44', 8) +
    stroke('M-100 -320H-50L-34 -352L-10 -284L14 -372L34 -320H100', '#7fd0b8', 6) +
    circle(-84, -232, 7, paint.palette.accent) +
    circle(-60, -232, 7, paint.palette.third) +
    stroke('M-96 -272H-30', paint.palette.third, 5),
};

export const weighingScale: Prop = {
  width: 300,
  height: 330,
  draw(paint) {
    const { metal, second } = paint.palette;
    return (
      rect(-70, -18, 140, 18, paint.body(second), 8) +
      rect(-9, -300, 18, 286, paint.body(metal), 6) +
      stroke('M-120 -268L120 -288', metal, 11) +
      circle(0, -304, 14, metal) +
      stroke(
        'M-120 -266L-150 -150M-120 -266L-90 -150M120 -286L90 -170M120 -286L150 -170',
        darken(metal, 0.3),
        4,
      ) +
      shape('M-158 -150H-82Q-90 -116 -120 -116T-158 -150Z', paint.body(metal)) +
      shape('M82 -170H158Q150 -136 120 -136T82 -170Z', paint.body(metal))
    );
  },
};

/** A scanner: a ring that a couch slides into. */
export const scanner: Prop = {
  width: 620,
  height: 480,
  draw(paint) {
    const { second, third } = paint.palette;
    return (
      rect(-210, -480, 420, 480, paint.across('#f6f3ea', '#b3beba'), 120) +
      circle(0, -262, 150, paint.face('#8fa3a3')) +
      circle(0, -262, 122, '#17353c') +
      ring(0, -262, 136, third, 7) +
      rect(-300, -212, 400, 34, paint.across(lighten(second, 0.45), second), 16) +
      rect(-288, -180, 210, 180, paint.across('#dfe1d9', '#a9b2ae'), 10) +
      rect(-290, -240, 110, 32, '#faf3e4', 15) +
      rect(130, -420, 56, 40, '#17353c', 6) +
      circle(158, -350, 9, paint.palette.accent)
    );
  },
};
