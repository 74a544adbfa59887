import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, rect, repeat, shape, stroke } from '../svg.ts';

export const jar: Prop = {
  width: 100,
  height: 150,
  draw(paint) {
    const fill = paint.random.pick(['#c2553d', '#d9a03f', '#7f9a4a', '#8a3f4c', '#b9702f']);
    return (
      rect(-46, -124, 92, 124, paint.body(lighten(fill, 0.25)), 18) +
      rect(-40, -100, 80, 94, paint.body(fill), 14) +
      repeat(7, (index) =>
        circle(
          -24 + (index % 3) * 24,
          -80 + Math.floor(index / 3) * 28,
          10,
          lighten(fill, 0.3),
          0.7,
        ),
      ) +
      shape('M-50 -120Q0 -166 50 -120Q0 -108 -50 -120Z', paint.palette.paper) +
      rect(-44, -126, 88, 10, paint.palette.second, 4) +
      rect(-38, -96, 9, 74, '#ffffff', 4, 0.45)
    );
  },
};

/** An open sack of spice or grain. */
export const sack: Prop = {
  width: 170,
  height: 190,
  draw(paint) {
    const cloth = '#d6bd92';
    const fill = paint.random.pick([
      '#b5482f',
      '#d99a32',
      '#8a6a3c',
      '#f0e2c0',
      '#7d8a45',
      '#5a3a2c',
    ]);
    return (
      shape('M-70 0C-92 -50 -84 -110 -70 -140H70C84 -110 92 -50 70 0Z', paint.body(cloth)) +
      shape('M-64 -140Q0 -218 64 -140Z', paint.body(fill)) +
      repeat(9, (index) =>
        circle(-40 + index * 10, -152 - Math.sin(index * 0.8) * 18, 4, lighten(fill, 0.35)),
      ) +
      rect(-82, -150, 164, 24, paint.body(lighten(cloth, 0.2)), 12) +
      stroke('M-46 -110Q-56 -60 -40 -16M30 -116Q44 -60 34 -14', darken(cloth, 0.2), 4, 0.6)
    );
  },
};

/** A crate of fruit. */
export const fruitCrate: Prop = {
  width: 230,
  height: 150,
  draw(paint) {
    const { wood } = paint.palette;
    const fruit = paint.random.pick(['#d9772f', '#b93f33', '#8ea345', '#5b2f3a', '#e0ae3c']);
    return (
      repeat(7, (index) =>
        circle(-84 + index * 28, -98 - (index % 2) * 14, 23, paint.body(fruit)),
      ) +
      repeat(5, (index) => circle(-56 + index * 28, -122, 21, paint.body(lighten(fruit, 0.08)))) +
      repeat(4, (index) =>
        oval(-60 + index * 38, -140 - (index % 2) * 4, 10, 5, paint.palette.leaf),
      ) +
      repeat(3, (index) =>
        rect(
          -112,
          -94 + index * 32,
          224,
          28,
          paint.across(lighten(wood, 0.4), lighten(wood, 0.05)),
          3,
        ),
      ) +
      rect(-112, -100, 18, 100, darken(wood, 0.1), 3) +
      rect(94, -100, 18, 100, darken(wood, 0.25), 3)
    );
  },
};
