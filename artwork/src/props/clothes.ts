import { darken, lighten } from '../colour.ts';
import type { Paint } from '../paint.ts';
import type { Prop } from '../prop.ts';
import { circle, put, rect, repeat, shape, stroke } from '../svg.ts';

export const cloth = (paint: Paint) =>
  paint.random.pick([
    paint.palette.accent,
    paint.palette.second,
    paint.palette.third,
    paint.palette.leaf,
    '#8e4f56',
  ]);

const dress: Prop = {
  width: 130,
  height: 230,
  draw(paint) {
    const colour = cloth(paint);
    return (
      stroke('M0 -226q14 -6 10 8L0 -206L-34 -190M0 -206L34 -190', '#5f4134', 5) +
      shape(
        'M-40 -192L-14 -200Q0 -186 14 -200L40 -192L52 -150L30 -144L32 -110C52 -70 58 -30 62 0H-62C-58 -30 -52 -70 -32 -110L-30 -144L-52 -150Z',
        paint.body(colour),
      ) +
      rect(-32, -116, 64, 12, lighten(colour, 0.45)) +
      stroke('M-16 -96L-30 -6M14 -96L24 -6', darken(colour, 0.25), 4, 0.6)
    );
  },
};

const shirt: Prop = {
  width: 150,
  height: 170,
  draw(paint) {
    const colour = cloth(paint);
    return (
      shape(
        'M-32 -164Q0 -146 32 -164L74 -128L56 -92L42 -102V0H-42V-102L-56 -92L-74 -128Z',
        paint.body(colour),
      ) +
      shape('M-22 -166Q0 -140 22 -166Q0 -152 -22 -166Z', lighten(colour, 0.5)) +
      repeat(4, (index) => circle(0, -124 + index * 30, 4, lighten(colour, 0.6)))
    );
  },
};

export const clothesRack: Prop = {
  width: 470,
  height: 320,
  draw(paint) {
    const bar = darken(paint.palette.metal, 0.25);
    return (
      stroke('M-220 -6V-300H220V-6M-250 -4H-190M190 -4H250', bar, 10) +
      repeat(7, (index) =>
        put(
          index % 3 === 1 ? shirt.draw(paint) : dress.draw(paint),
          -174 + index * 58,
          index % 3 === 1 ? -126 : -70,
        ),
      )
    );
  },
};

export const handbag: Prop = {
  width: 150,
  height: 160,
  draw(paint) {
    const colour = cloth(paint);
    return (
      stroke('M-40 -96C-40 -168 40 -168 40 -96', darken(colour, 0.25), 10) +
      shape('M-62 -104H62L74 -8Q74 0 64 0H-64Q-74 0 -74 -8Z', paint.body(colour)) +
      shape('M-62 -104H62L58 -60Q0 -34 -58 -60Z', lighten(colour, 0.12)) +
      rect(-13, -62, 26, 24, paint.palette.third, 5)
    );
  },
};

export const mannequin: Prop = {
  width: 170,
  height: 400,
  draw(paint) {
    const colour = cloth(paint);
    return (
      stroke('M0 -150V-12M-50 -4H50', paint.palette.wood, 12) +
      shape(
        'M-20 -384H20V-350C70 -336 76 -290 58 -250L44 -220C70 -170 84 -130 90 -90H-90C-84 -130 -70 -170 -44 -220L-58 -250C-76 -290 -70 -336 -20 -350Z',
        paint.body(colour),
      ) +
      rect(-18, -398, 36, 46, paint.palette.paper, 10) +
      rect(-46, -232, 92, 15, paint.palette.third, 4) +
      stroke('M-30 -200L-50 -96M30 -200L50 -96M0 -200V-96', darken(colour, 0.25), 5, 0.5)
    );
  },
};
