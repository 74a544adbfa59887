import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, shape, stroke } from '../svg.ts';

/** A long charcoal grill with skewers on it. */
export const kebabGrill: Prop = {
  width: 560,
  height: 250,
  draw(paint) {
    const steel = darken(paint.palette.metal, 0.35);
    const skewer = (index: number) => {
      const x = -220 + index * 74;
      return (
        stroke(`M${x} -92L${x + 46} -196`, lighten(steel, 0.5), 5) +
        stroke(`M${x + 8} -110L${x + 34} -168`, index % 3 === 2 ? '#c8452f' : '#7c4022', 27) +
        stroke(`M${x + 5} -116L${x + 28} -168`, index % 3 === 2 ? '#e07a58' : '#a9653a', 7, 0.8)
      );
    };
    return (
      stroke('M-230 -80L-250 0M230 -80L250 0', darken(steel, 0.3), 14) +
      oval(0, -104, 330, 110, paint.glow('#ff9d45', 0.55)) +
      rect(-276, -130, 552, 64, paint.down(steel, darken(steel, 0.5)), 10) +
      repeat(18, (index) =>
        circle(-255 + index * 30, -128, 13, index % 2 ? '#e8622c' : '#42342f'),
      ) +
      repeat(7, skewer) +
      repeat(4, (index) =>
        stroke(`M${-170 + index * 120} -205q-20 -24 0 -46t0 -46`, '#fff1dc', 9, 0.3),
      ) +
      rect(-276, -112, 552, 9, lighten(steel, 0.25), 4)
    );
  },
};

export const plate: Prop = {
  width: 260,
  height: 90,
  draw: (paint) =>
    oval(0, -16, 130, 18, paint.body(paint.palette.paper)) +
    oval(0, -22, 104, 13, darken(paint.palette.paper, 0.1)) +
    shape('M-84 -22C-70 -74 70 -74 84 -22Z', paint.down('#f3d79a', '#d9a75c')) +
    repeat(5, (index) =>
      oval(-52 + index * 26, -52 - (index % 2) * 10, 14, 8, index % 2 ? '#7c4022' : '#7f9a4a'),
    ) +
    repeat(7, (index) => circle(-60 + index * 20, -34 - (index % 3) * 7, 4, '#c2553d')),
};

/** A platter from above. */
export const platter: Prop = {
  width: 260,
  height: 260,
  draw(paint) {
    const { paper, second } = paint.palette;
    return (
      circle(0, -130, 130, paint.face(paper)) +
      circle(0, -130, 122, second, 0.75) +
      circle(0, -130, 112, paper) +
      circle(0, -130, 92, paint.face('#eac987')) +
      repeat(4, (index) =>
        put(
          rect(-62, -13, 124, 26, index % 2 ? '#8a4a27' : '#75391d', 13),
          0,
          -172 + index * 30,
          1,
          -20,
        ),
      ) +
      repeat(6, (index) =>
        circle(-74 + (index % 2) * 146, -180 + index * 20, 13, index % 2 ? '#d1543c' : '#7f9a4a'),
      )
    );
  },
};

export const cake: Prop = {
  width: 230,
  height: 260,
  draw(paint) {
    const { accent, paper, metal } = paint.palette;
    return (
      shape('M-34 0H34L16 -26V-60H-16V-26Z', paint.body(metal)) +
      oval(0, -62, 116, 15, paint.body(metal)) +
      shape('M-94 -66V-140H94V-66Q0 -50 -94 -66Z', paint.body(lighten(accent, 0.55))) +
      shape('M-66 -138V-204H66V-138Q0 -126 -66 -138Z', paint.body(paper)) +
      shape(
        'M-94 -142Q0 -160 94 -142V-122Q80 -100 66 -122T32 -120T0 -118T-34 -120T-66 -120T-94 -124Z',
        paper,
      ) +
      shape(
        'M-66 -206Q0 -222 66 -206V-190Q52 -172 40 -190T8 -188T-24 -188T-50 -186T-66 -190Z',
        accent,
      ) +
      repeat(5, (index) =>
        circle(-44 + index * 22, -216 - (index % 2) * 6, 10, index % 2 ? '#a9362f' : '#c8553d'),
      ) +
      stroke('M0 -222V-250', paint.palette.leaf, 4)
    );
  },
};
