import { darken, lighten } from '../colour.ts';
import type { Paint } from '../paint.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, ring, shape, stroke } from '../svg.ts';

const cloth = (paint: Paint) =>
  paint.random.pick([paint.palette.accent, paint.palette.second, paint.palette.third, paint.palette.leaf, '#8e4f56']);

export const dress: Prop = {
  width: 130,
  height: 230,
  draw(paint) {
    const colour = cloth(paint);
    return (
      stroke('M0 -226q14 -6 10 8L0 -206L-34 -190M0 -206L34 -190', '#5f4134', 5) +
      shape('M-40 -192L-14 -200Q0 -186 14 -200L40 -192L52 -150L30 -144L32 -110C52 -70 58 -30 62 0H-62C-58 -30 -52 -70 -32 -110L-30 -144L-52 -150Z', paint.body(colour)) +
      rect(-32, -116, 64, 12, lighten(colour, 0.45)) +
      stroke('M-16 -96L-30 -6M14 -96L24 -6', darken(colour, 0.25), 4, 0.6)
    );
  },
};

export const shirt: Prop = {
  width: 150,
  height: 170,
  draw(paint) {
    const colour = cloth(paint);
    return (
      shape('M-32 -164Q0 -146 32 -164L74 -128L56 -92L42 -102V0H-42V-102L-56 -92L-74 -128Z', paint.body(colour)) +
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
      repeat(7, (index) => put(index % 3 === 1 ? shirt.draw(paint) : dress.draw(paint), -174 + index * 58, index % 3 === 1 ? -126 : -70))
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

export const shoe: Prop = {
  width: 170,
  height: 90,
  draw(paint) {
    const colour = cloth(paint);
    return (
      shape('M-80 -14V-84Q-60 -76 -36 -84C-16 -50 40 -50 74 -30Q84 -22 82 -10H-80Z', paint.down(lighten(colour, 0.2), darken(colour, 0.15))) +
      rect(-82, -14, 166, 14, paint.palette.paper, 6) +
      stroke('M-26 -72L-6 -62M-14 -60L6 -52', paint.palette.paper, 5)
    );
  },
};

export const perfume: Prop = {
  width: 96,
  height: 150,
  draw(paint) {
    const colour = cloth(paint);
    return (
      rect(-44, -98, 88, 98, paint.body(lighten(colour, 0.35)), 14) +
      rect(-34, -62, 68, 54, paint.body(colour), 8, 0.85) +
      rect(-16, -112, 32, 16, paint.palette.third, 3) +
      rect(-24, -146, 48, 36, paint.body(darken(colour, 0.25)), 8) +
      rect(-34, -90, 8, 76, '#ffffff', 4, 0.5)
    );
  },
};

export const fabricRoll: Prop = {
  width: 80,
  height: 260,
  draw(paint) {
    const colour = cloth(paint);
    const light = lighten(colour, 0.35);
    return (
      rect(-36, -254, 72, 254, paint.body(colour), 12) +
      repeat(6, (index) => rect(-36, -232 + index * 40, 72, 9, light, 0, 0.55)) +
      oval(0, -250, 36, 9, light) +
      oval(0, -250, 14, 4, '#5f4134')
    );
  },
};

/** Folded carpets, one on the other. */
export const carpetPile: Prop = {
  width: 380,
  height: 200,
  draw: (paint) =>
    repeat(5, (index) => {
      const colour = cloth(paint);
      const y = -index * 38;
      const x = -170 + (index % 2) * 12;
      return (
        rect(x, y - 38, 340, 36, paint.across(lighten(colour, 0.16), darken(colour, 0.2)), 17) +
        repeat(8, (mark) => shape(`M${x + 36 + mark * 36} ${y - 32}l11 12l-11 12l-11 -12Z`, lighten(colour, 0.5), 0.8)) +
        repeat(5, (tuft) => stroke(`M${x + 4} ${y - 30 + tuft * 6}h-12`, paint.palette.paper, 3))
      );
    }),
};

/** A hanging carpet with a medallion. */
export const carpet: Prop = {
  width: 280,
  height: 400,
  draw(paint) {
    const { accent, second, third, paper } = paint.palette;
    const medal = (w: number, colour: string) =>
      shape(`M0 ${-200 - w * 1.35}L${w} -200L0 ${-200 + w * 1.35}L${-w} -200Z`, colour);
    return (
      repeat(18, (index) => stroke(`M${-132 + index * 15.5} -4v10M${-132 + index * 15.5} -396v-8`, paper, 4)) +
      rect(-140, -400, 280, 400, paint.face(accent)) +
      rect(-128, -388, 256, 376, third) +
      rect(-118, -378, 236, 356, second) +
      repeat(11, (index) => shape(`M-108 ${-360 + index * 32}l10 10l-10 10l-10 -10ZM108 ${-360 + index * 32}l10 10l-10 10l-10 -10Z`, paper)) +
      rect(-92, -352, 184, 304, paint.face(accent)) +
      medal(84, third) +
      medal(70, second) +
      medal(44, paper) +
      medal(24, accent)
    );
  },
};

/** Gold and lockets on a bust. */
export const necklace: Prop = {
  width: 180,
  height: 240,
  draw(paint) {
    const { second, third } = paint.palette;
    return (
      shape('M-34 -234H34V-176C70 -160 88 -110 88 -60Q88 0 0 0T-88 -60C-88 -110 -70 -160 -34 -176Z', paint.body(second)) +
      stroke('M-32 -180C-40 -80 40 -80 32 -180', third, 7) +
      repeat(5, (index) => circle(-28 + index * 14, -118 + (index === 2 ? 20 : index % 2 ? 13 : 0), index === 2 ? 17 : 9, paint.body('#e2b24c')))
    );
  },
};

export const ringsBox: Prop = {
  width: 180,
  height: 130,
  draw(paint) {
    const { accent, second } = paint.palette;
    return (
      shape('M-84 -62L-70 -130H70L84 -62Z', paint.face(second)) +
      rect(-88, -66, 176, 66, paint.body(darken(second, 0.15)), 8) +
      rect(-76, -72, 152, 22, accent, 6) +
      [-42, 0, 42].map((x) => ring(x, -74, 17, '#e2b24c', 6) + shape(`M${x - 8} -94h16l-8 12Z`, '#f4f7f2')).join('')
    );
  },
};

/** A household tin or box for shelves. */
export const packet: Prop = {
  width: 90,
  height: 130,
  draw(paint) {
    const colour = cloth(paint);
    return (
      rect(-42, -128, 84, 128, paint.body(colour), 6) +
      rect(-42, -92, 84, 48, lighten(colour, 0.55)) +
      circle(0, -68, 17, darken(colour, 0.15)) +
      rect(-24, -30, 48, 7, lighten(colour, 0.4), 3)
    );
  },
};

/** Oil, syrup or water: a wide bottle with a screw cap. */
export const bottle: Prop = {
  width: 64,
  height: 150,
  draw(paint) {
    const colour = paint.random.pick(['#d9a441', '#9db65c', '#c9784a', '#9cc7cf', '#e2c58a']);
    return (
      shape('M-30 -8V-98Q-30 -118 -14 -124V-134H14V-124Q30 -118 30 -98V-8Q30 0 22 0H-22Q-30 0 -30 -8Z', paint.body(colour)) +
      rect(-17, -150, 34, 20, paint.palette.second, 5) +
      rect(-30, -84, 60, 46, paint.palette.paper) +
      circle(0, -61, 13, darken(colour, 0.1)) +
      rect(-23, -104, 6, 96, '#ffffff', 3, 0.5)
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
      shape('M-20 -384H20V-350C70 -336 76 -290 58 -250L44 -220C70 -170 84 -130 90 -90H-90C-84 -130 -70 -170 -44 -220L-58 -250C-76 -290 -70 -336 -20 -350Z', paint.body(colour)) +
      rect(-18, -398, 36, 46, paint.palette.paper, 10) +
      rect(-46, -232, 92, 15, paint.palette.third, 4) +
      stroke('M-30 -200L-50 -96M30 -200L50 -96M0 -200V-96', darken(colour, 0.25), 5, 0.5)
    );
  },
};

export const shoppingBag: Prop = {
  width: 130,
  height: 170,
  draw(paint) {
    const colour = cloth(paint);
    return (
      stroke('M-28 -118C-28 -172 28 -172 28 -118', darken(colour, 0.3), 6) +
      shape('M-60 -124H60L64 0H-64Z', paint.body(colour)) +
      shape('M38 -124H60L64 0H50Z', darken(colour, 0.3), 0.6) +
      circle(-6, -62, 22, lighten(colour, 0.5))
    );
  },
};
