import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, rect, repeat, ring, shape, stroke } from '../svg.ts';
import { cloth } from './clothes.ts';

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

/** Gold and lockets on a bust. */
export const necklace: Prop = {
  width: 180,
  height: 240,
  draw(paint) {
    const { second, third } = paint.palette;
    return (
      shape(
        'M-34 -234H34V-176C70 -160 88 -110 88 -60Q88 0 0 0T-88 -60C-88 -110 -70 -160 -34 -176Z',
        paint.body(second),
      ) +
      stroke('M-32 -180C-40 -80 40 -80 32 -180', third, 7) +
      repeat(5, (index) =>
        circle(
          -28 + index * 14,
          -118 + (index === 2 ? 20 : index % 2 ? 13 : 0),
          index === 2 ? 17 : 9,
          paint.body('#e2b24c'),
        ),
      )
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
      [-42, 0, 42]
        .map((x) => ring(x, -74, 17, '#e2b24c', 6) + shape(`M${x - 8} -94h16l-8 12Z`, '#f4f7f2'))
        .join('')
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
      shape(
        'M-30 -8V-98Q-30 -118 -14 -124V-134H14V-124Q30 -118 30 -98V-8Q30 0 22 0H-22Q-30 0 -30 -8Z',
        paint.body(colour),
      ) +
      rect(-17, -150, 34, 20, paint.palette.second, 5) +
      rect(-30, -84, 60, 46, paint.palette.paper) +
      circle(0, -61, 13, darken(colour, 0.1)) +
      rect(-23, -104, 6, 96, '#ffffff', 3, 0.5)
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
