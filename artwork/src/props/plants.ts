import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, shape, stroke } from '../svg.ts';

const leafPath = (length: number, width: number) =>
  `M0 0Q${width} ${-length * 0.45} 0 ${-length}Q${-width} ${-length * 0.45} 0 0Z`;

export const pottedPlant: Prop = {
  width: 180,
  height: 300,
  draw(paint) {
    const { leaf, accent } = paint.palette;
    const angles = [-62, 58, -38, 36, -16, 14, -80, 78];
    return (
      angles
        .map((angle, index) =>
          put(
            shape(
              leafPath(190 - (index % 3) * 22, 44),
              index % 2 ? darken(leaf, 0.15) : lighten(leaf, 0.12),
            ) + stroke('M0 -8V-130', darken(leaf, 0.25), 3, 0.6),
            0,
            -96,
            1,
            angle,
          ),
        )
        .join('') +
      shape('M-56 -100H56L42 0H-42Z', paint.body(accent)) +
      rect(-62, -112, 124, 26, paint.body(lighten(accent, 0.1)), 6)
    );
  },
};

export const succulent: Prop = {
  width: 110,
  height: 130,
  draw: (paint) =>
    repeat(7, (index) =>
      put(
        shape(leafPath(70, 26), index % 2 ? paint.palette.leaf : lighten(paint.palette.leaf, 0.2)),
        0,
        -56,
        1,
        -66 + index * 22,
      ),
    ) +
    shape('M-42 -64H42L34 0H-34Z', paint.body(paint.palette.paper)) +
    rect(-40, -40, 80, 9, paint.palette.second),
};

/** Flowers in a vase or a bucket. */
export const bouquet: Prop = {
  width: 180,
  height: 270,
  draw(paint) {
    const { leaf, second, accent, third } = paint.palette;
    const heads = [
      [-60, -190],
      [0, -232],
      [58, -194],
      [-28, -176],
      [32, -168],
    ] as const;
    return (
      heads.map(([x, y]) => stroke(`M0 -90Q${x * 0.3} -140 ${x} ${y}`, leaf, 5)).join('') +
      put(shape(leafPath(110, 34), leaf), -20, -96, 1, -48) +
      put(shape(leafPath(110, 34), darken(leaf, 0.15)), 20, -96, 1, 48) +
      heads
        .map(([x, y], index) => {
          const colour = [accent, third, '#c98279', '#f1e2c4', '#b2524a'][index] ?? accent;
          return (
            repeat(6, (petal) =>
              put(
                oval(0, -17, 12, 18, petal % 2 ? colour : lighten(colour, 0.15)),
                x,
                y,
                1.1,
                petal * 60,
              ),
            ) + circle(x, y, 10, '#7c4a26')
          );
        })
        .join('') +
      shape('M-48 -108H48L36 0H-36Z', paint.body(second)) +
      rect(-52, -114, 104, 15, lighten(second, 0.25), 5)
    );
  },
};

export const seedling: Prop = {
  width: 160,
  height: 200,
  draw: (paint) =>
    shape('M-80 0Q-60 -54 0 -54T80 0Z', paint.body('#6b4a34')) +
    stroke('M0 -50V-124', paint.palette.leaf, 8) +
    put(shape(leafPath(92, 40), lighten(paint.palette.leaf, 0.15)), 0, -112, 1, -52) +
    put(shape(leafPath(104, 44), paint.palette.leaf), 0, -120, 1, 40),
};

export const wheatSheaf: Prop = {
  width: 180,
  height: 280,
  draw: (paint) =>
    repeat(9, (index) => {
      const angle = -28 + index * 7;
      return put(
        stroke('M0 90V-120', '#c9983f', 5) +
          repeat(
            5,
            (grain) =>
              oval(-8, -126 - grain * 18, 7, 13, '#dcb052') +
              oval(8, -126 - grain * 18, 7, 13, '#c9983f'),
          ),
        0,
        -90,
        1,
        angle,
      );
    }) + rect(-24, -104, 48, 20, paint.palette.accent, 8),
};

export const roundTree: Prop = {
  width: 240,
  height: 380,
  draw(paint) {
    const { leaf, wood } = paint.palette;
    return (
      stroke('M0 0V-200M0 -120L50 -190M0 -150L-44 -200', darken(wood, 0.2), 18) +
      circle(0, -264, 106, paint.face(leaf)) +
      circle(-62, -222, 70, darken(leaf, 0.1)) +
      circle(66, -220, 72, darken(leaf, 0.2)) +
      circle(-26, -290, 66, lighten(leaf, 0.12)) +
      repeat(7, (index) =>
        circle(-70 + index * 24, -226 - (index % 3) * 34, 9, paint.palette.accent),
      )
    );
  },
};
