import { darken, lighten } from '../colour.ts';
import type { Paint } from '../paint.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, shape, stroke } from '../svg.ts';

const skins = ['#d9a77c', '#c58f63', '#e3b68e', '#a9744c'];

/** Head and shoulders without a face: an open seat for whoever looks. */
function bust(paint: Paint, covered: boolean): string {
  const { accent, second, third, leaf } = paint.palette;
  const skin = paint.random.pick(skins);
  const coat = paint.random.pick([accent, second, leaf, '#48707f', '#8e4f56']);
  const hair = paint.random.pick(['#2b2522', '#4a3325', '#3a2d28']);
  const scarf = paint.random.pick([third, lighten(second, 0.35), lighten(accent, 0.4), '#e9dcc0']);
  const shoulders = shape(
    'M-104 0C-104 -92 -70 -116 -30 -122H30C70 -116 104 -92 104 0Z',
    paint.body(coat),
  );
  const neck = rect(-22, -150, 44, 44, darken(skin, 0.14), 14);
  const face = oval(0, -190, 44, 54, paint.across(lighten(skin, 0.12), darken(skin, 0.08)));
  const head = covered
    ? shape(
        'M-62 -110C-84 -200 -60 -262 0 -262S84 -200 62 -110C40 -90 -40 -90 -62 -110Z',
        paint.body(scarf),
      ) +
      oval(0, -188, 37, 47, paint.across(lighten(skin, 0.12), darken(skin, 0.08))) +
      stroke('M-56 -120C-20 -94 30 -96 58 -124', darken(scarf, 0.2), 5, 0.7)
    : neck +
      face +
      shape(
        'M-46 -190C-56 -250 -20 -262 6 -258C44 -258 54 -226 46 -186C40 -214 20 -222 -6 -220C-26 -220 -40 -210 -46 -190Z',
        hair,
      ) +
      (paint.random.chance(0.5)
        ? shape('M-42 -178C-40 -128 40 -128 42 -178C34 -156 -34 -156 -42 -178Z', hair)
        : '') +
      shape('M-26 -122L0 -96L26 -122L34 -114L0 -74L-34 -114Z', lighten(coat, 0.6));
  return (
    shoulders +
    head +
    stroke('M-70 -30Q-64 -70 -60 0M70 -30Q64 -70 60 0', darken(coat, 0.25), 5, 0.6)
  );
}

/** On their feet, in a long coat or in trousers. */
function standing(paint: Paint, covered: boolean): string {
  const cloth = covered
    ? shape(
        'M-92 -330C-100 -220 -104 -90 -96 0H96C104 -90 100 -220 92 -330Z',
        paint.body('#33565c'),
      ) + stroke('M-30 -320Q-36 -150 -34 -10M36 -320Q44 -150 40 -10', '#1f3d43', 5, 0.6)
    : rect(-64, -300, 58, 300, paint.body('#3d5358'), 14) +
      rect(6, -300, 58, 300, paint.body('#3d5358'), 14) +
      rect(-76, -20, 74, 22, '#4a3325', 10) +
      rect(4, -20, 74, 22, '#4a3325', 10);
  const coat = put(bust(paint, covered), 0, -318);
  const body = rect(-100, -330, 200, 130, paint.body(covered ? '#33565c' : paint.palette.ink), 30);
  return cloth + (covered ? '' : body) + coat;
}

export const standingPerson: Prop = {
  width: 220,
  height: 580,
  draw: (paint) => standing(paint, false),
};

export const standingCovered: Prop = {
  width: 220,
  height: 580,
  draw: (paint) => standing(paint, true),
};

/** Two at a table with tea and papers between them. */
export const meeting: Prop = {
  width: 760,
  height: 430,
  draw(paint) {
    const { wood, paper } = paint.palette;
    return (
      put(bust(paint, false), -230, -160) +
      put(bust(paint, paint.random.chance(0.6)), 230, -160, 1, 0, true) +
      stroke('M-300 -130L-316 -4M300 -130L316 -4', darken(wood, 0.35), 20) +
      rect(-380, -180, 760, 34, paint.across(lighten(wood, 0.4), wood), 9) +
      rect(-360, -146, 720, 40, darken(wood, 0.3), 4) +
      put(
        rect(-50, -8, 100, 8, lighten(paper, 0.4), 2) + rect(-36, -14, 90, 6, paper, 2),
        -60,
        -180,
      )
    );
  },
};

/** Two hands that meet. */
export const handshake: Prop = {
  width: 620,
  height: 260,
  draw(paint) {
    const { second, accent, paper } = paint.palette;
    const [left, right] = [skins[0] ?? '', skins[1] ?? ''];
    return (
      rect(-310, -176, 150, 106, paint.down(lighten(second, 0.2), darken(second, 0.2)), 10) +
      rect(-172, -168, 30, 90, paper, 6) +
      rect(160, -176, 150, 106, paint.down(lighten(accent, 0.2), darken(accent, 0.2)), 10) +
      rect(142, -168, 30, 90, paper, 6) +
      shape(
        'M142 -160L60 -176C20 -186 -30 -180 -64 -150L-96 -112C-104 -98 -90 -84 -72 -92L-30 -118L0 -122L96 -70L142 -84Z',
        paint.down(lighten(right, 0.2), right),
      ) +
      shape(
        'M-142 -160L-80 -168C-50 -172 -30 -168 -10 -154L70 -96C86 -82 76 -62 58 -68L38 -78C50 -62 36 -46 20 -54L2 -66C12 -50 -2 -38 -18 -46L-36 -58C-30 -44 -46 -36 -58 -46L-100 -84H-142Z',
        paint.down(lighten(left, 0.2), left),
      ) +
      stroke('M38 -78L12 -96M2 -66L-20 -84M-36 -58L-54 -72', darken(left, 0.25), 4) +
      circle(-157, -124, 6, second) +
      circle(157, -124, 6, accent)
    );
  },
};
