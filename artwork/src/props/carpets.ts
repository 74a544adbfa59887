import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { oval, rect, repeat, shape, stroke } from '../svg.ts';
import { cloth } from './clothes.ts';

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
        repeat(8, (mark) =>
          shape(
            `M${x + 36 + mark * 36} ${y - 32}l11 12l-11 12l-11 -12Z`,
            lighten(colour, 0.5),
            0.8,
          ),
        ) +
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
      repeat(18, (index) =>
        stroke(`M${-132 + index * 15.5} -4v10M${-132 + index * 15.5} -396v-8`, paper, 4),
      ) +
      rect(-140, -400, 280, 400, paint.face(accent)) +
      rect(-128, -388, 256, 376, third) +
      rect(-118, -378, 236, 356, second) +
      repeat(11, (index) =>
        shape(
          `M-108 ${-360 + index * 32}l10 10l-10 10l-10 -10ZM108 ${-360 + index * 32}l10 10l-10 10l-10 -10Z`,
          paper,
        ),
      ) +
      rect(-92, -352, 184, 304, paint.face(accent)) +
      medal(84, third) +
      medal(70, second) +
      medal(44, paper) +
      medal(24, accent)
    );
  },
};
