import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, shape, stroke } from '../svg.ts';

/** A dressing mirror with bulbs around it on a table. */
export const vanity: Prop = {
  width: 380,
  height: 560,
  draw(paint) {
    const { wood, paper, skyLow, wall, lamp, third } = paint.palette;
    const bulb = (x: number, y: number) =>
      circle(x, y, 34, paint.glow(lamp, 0.9)) + circle(x, y, 12, '#fff6d8');
    return (
      rect(-150, -550, 300, 350, paint.face(lighten(wood, 0.35)), 22) +
      rect(-122, -522, 244, 300, paint.down(lighten(skyLow, 0.4), lighten(wall, 0.25)), 8) +
      shape('M-122 -300L40 -522H104L-122 -228Z', '#ffffff', 0.4) +
      repeat(5, (index) => bulb(-136, -510 + index * 68) + bulb(136, -510 + index * 68)) +
      bulb(-60, -536) +
      bulb(0, -536) +
      bulb(60, -536) +
      rect(-190, -204, 380, 26, paint.across(paper, darken(paper, 0.2)), 6) +
      rect(-176, -178, 352, 96, paint.across(lighten(wood, 0.3), wood), 4) +
      rect(-160, -164, 150, 68, lighten(wood, 0.4), 4) +
      rect(10, -164, 150, 68, lighten(wood, 0.4), 4) +
      circle(-85, -130, 8, third) +
      circle(85, -130, 8, third) +
      stroke('M-164 -82L-170 -4M164 -82L170 -4', wood, 15)
    );
  },
};

export const salonChair: Prop = {
  width: 240,
  height: 380,
  draw(paint) {
    const { accent, metal } = paint.palette;
    return (
      oval(0, -10, 84, 12, paint.body(metal)) +
      rect(-12, -110, 24, 100, paint.body(metal)) +
      rect(-96, -158, 192, 54, paint.body(accent), 24) +
      shape(
        'M-74 -150C-92 -250 -80 -330 -56 -360Q0 -384 56 -360C80 -330 92 -250 74 -150Z',
        paint.body(lighten(accent, 0.1)),
      ) +
      stroke('M-36 -346Q0 -356 36 -346M-50 -250Q0 -262 50 -250', darken(accent, 0.2), 5) +
      stroke('M-106 -214H-92V-130M106 -214H92V-130', darken(metal, 0.3), 14) +
      rect(-124, -228, 56, 22, paint.body(darken(accent, 0.2)), 11) +
      rect(68, -228, 56, 22, paint.body(darken(accent, 0.2)), 11)
    );
  },
};

export const lipstick: Prop = {
  width: 60,
  height: 190,
  draw: (paint) =>
    rect(-28, -92, 56, 92, paint.body(paint.palette.ink), 6) +
    rect(-23, -124, 46, 36, paint.body(paint.palette.third), 3) +
    shape('M-17 -122V-176Q14 -196 17 -160V-122Z', paint.body('#b23a44')),
};

export const nailPolish: Prop = {
  width: 80,
  height: 140,
  draw(paint) {
    const colour = paint.random.pick(['#b23a44', '#d98a7a', '#2c6e6a', '#c9a05a', '#7a4a66']);
    return (
      rect(-16, -140, 32, 82, paint.body(paint.palette.ink), 8) +
      shape(
        'M-22 -62H22Q38 -50 38 -34V-12Q38 0 26 0H-26Q-38 0 -38 -12V-34Q-38 -50 -22 -62Z',
        paint.body(colour),
      ) +
      rect(-26, -40, 9, 30, '#ffffff', 4, 0.5)
    );
  },
};

export const scissors: Prop = {
  width: 160,
  height: 330,
  draw(paint) {
    const { accent } = paint.palette;
    const hole = (x: number) => `M${x - 34} -50a34 42 0 1 0 68 0a34 42 0 1 0 -68 0Z`;
    return (
      shape('M-8 -140L52 -330Q64 -290 30 -120Z', paint.across('#dfe3de', '#98a5a6')) +
      shape('M8 -140L-52 -330Q-64 -290 -30 -120Z', paint.across('#f2f3ee', '#aab5b4')) +
      stroke('M18 -130L-26 -84M-18 -130L26 -84', accent, 18) +
      stroke(hole(-42), accent, 18) +
      stroke(hole(42), darken(accent, 0.15), 18) +
      circle(0, -140, 9, '#5d6d70')
    );
  },
};

export const comb: Prop = {
  width: 70,
  height: 280,
  draw(paint) {
    const colour = paint.palette.second;
    return (
      rect(-32, -280, 26, 280, paint.body(colour), 11) +
      repeat(19, (index) => rect(-10, -264 + index * 13.4, 42, 7, colour, 3)) +
      rect(-10, -278, 44, 9, colour, 4)
    );
  },
};

export const hairDryer: Prop = {
  width: 260,
  height: 240,
  draw(paint) {
    const { accent, third } = paint.palette;
    return (
      shape('M10 -130L44 0H-22L-40 -130Z', paint.body(darken(accent, 0.2))) +
      rect(-12, -104, 24, 38, third, 8) +
      shape(
        'M-120 -190L-80 -212Q20 -250 80 -212Q124 -180 80 -146Q20 -112 -80 -146L-120 -164Z',
        paint.down(lighten(accent, 0.25), darken(accent, 0.15)),
      ) +
      rect(-132, -196, 22, 38, '#33484c', 4) +
      circle(56, -180, 34, darken(accent, 0.25)) +
      repeat(4, (index) => stroke(`M36 ${-196 + index * 11}H76`, lighten(accent, 0.3), 4))
    );
  },
};

export const brush: Prop = {
  width: 80,
  height: 300,
  draw: (paint) =>
    rect(-11, -150, 22, 150, paint.body(paint.palette.wood), 10) +
    rect(-17, -190, 34, 46, paint.body(paint.palette.third), 4) +
    shape(
      'M-18 -188C-50 -240 -38 -286 0 -300C38 -286 50 -240 18 -188Z',
      paint.down('#d9a894', '#7d4638'),
    ),
};

export const compact: Prop = {
  width: 210,
  height: 210,
  draw: (paint) =>
    circle(0, -105, 105, paint.face(paint.palette.third)) +
    circle(0, -105, 88, paint.face('#e8c0aa')) +
    shape('M-88 -105A88 88 0 0 1 88 -105Z', paint.face('#c98279')) +
    shape('M-60 -150L20 -186L40 -176L-50 -130Z', '#ffffff', 0.3),
};

export const towels: Prop = {
  width: 190,
  height: 130,
  draw: (paint) =>
    [paint.palette.paper, paint.palette.second, paint.palette.third]
      .map(
        (colour, index) =>
          rect(
            -90,
            -42 - index * 43,
            180,
            41,
            paint.across(lighten(colour, 0.3), darken(colour, 0.15)),
            20,
          ) + circle(-70, -21 - index * 43, 12, darken(colour, 0.2)),
      )
      .join(''),
};

/** Warm stones, a candle and a twig: the quiet of a bath house. */
export const spaStones: Prop = {
  width: 300,
  height: 190,
  draw: (paint) =>
    oval(-60, -22, 82, 24, paint.body('#56686a')) +
    oval(-58, -62, 62, 20, paint.body('#6d7c7a')) +
    oval(-62, -96, 44, 16, paint.body('#83908a')) +
    circle(92, -140, 90, paint.glow(paint.palette.lamp, 0.7)) +
    rect(56, -96, 72, 96, paint.body(paint.palette.paper), 10) +
    shape('M92 -150Q112 -118 92 -100Q72 -118 92 -150Z', '#f3a648') +
    put(
      stroke('M0 0Q-30 -60 -10 -120', paint.palette.leaf, 5) +
        repeat(6, (index) =>
          oval(index % 2 ? -34 : 6, -24 - index * 16, 20, 8, paint.palette.leaf),
        ),
      -90,
      -104,
    ),
};
