import { darken, lighten, mix } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, rect, repeat, shape, stroke } from '../svg.ts';

/** A desk without anything on it; its board is 250 above the floor. */
export const desk: Prop = {
  width: 720,
  height: 250,
  draw(paint) {
    const { wood } = paint.palette;
    return (
      stroke('M-320 -230L-336 -4M320 -230L336 -4', darken(wood, 0.3), 16) +
      rect(150, -226, 180, 130, paint.across(lighten(wood, 0.2), darken(wood, 0.1)), 5) +
      rect(164, -212, 152, 48, lighten(wood, 0.3), 4) +
      rect(164, -156, 152, 48, lighten(wood, 0.3), 4) +
      circle(240, -188, 6, paint.palette.third) +
      circle(240, -132, 6, paint.palette.third) +
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
      repeat(5, (line) =>
        rect(-88, -246 + line * 20, 176 - (line % 3) * 34, 8, mix(ink, paper, 0.62), 4),
      ) +
      repeat(5, (bar) =>
        rect(-84 + bar * 36, -34 - 24 - bar * 14, 24, 24 + bar * 14, bar % 2 ? second : accent, 3),
      )
    );
  },
};

export const pen: Prop = {
  width: 30,
  height: 270,
  draw: (paint) =>
    rect(-12, -262, 24, 220, paint.body(paint.palette.ink), 9) +
    rect(-12, -190, 24, 14, paint.palette.third) +
    shape('M-12 -44H12L0 0Z', '#d9d4c4') +
    rect(9, -258, 7, 80, paint.palette.third, 3),
};
