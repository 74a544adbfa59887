import { darken, lighten } from '../colour.ts';
import { datePalm } from '../landscape.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, shape, stroke } from '../svg.ts';
import { seedling } from './plants.ts';

export const palm: Prop = { width: 330, height: 480, draw: (paint) => datePalm(paint, 500) };

export const beehive: Prop = {
  width: 190,
  height: 230,
  draw(paint) {
    const colour = paint.random.pick([
      paint.palette.third,
      lighten(paint.palette.second, 0.35),
      paint.palette.paper,
    ]);
    return (
      stroke('M-70 -30V-2M70 -30V-2', paint.palette.wood, 13) +
      rect(-82, -112, 164, 84, paint.face(colour), 4) +
      rect(-82, -196, 164, 80, paint.face(lighten(colour, 0.12)), 4) +
      rect(-94, -218, 188, 24, paint.face(paint.palette.wood), 4) +
      rect(-30, -52, 60, 12, '#33302a', 5) +
      rect(-20, -168, 40, 12, darken(colour, 0.4), 5) +
      repeat(4, (bee) => {
        const x = -110 + bee * 70;
        const y = -130 - (bee % 3) * 50;
        return (
          oval(x, y - 6, 9, 5, '#ffffff', 0.8) +
          oval(x, y, 8, 6, '#e0a93a') +
          rect(x - 2, y - 5, 4, 10, '#33302a')
        );
      })
    );
  },
};

export const honeyJar: Prop = {
  width: 130,
  height: 170,
  draw: (paint) =>
    rect(-58, -136, 116, 136, paint.body('#e0a136'), 28) +
    rect(-50, -164, 100, 34, paint.body(paint.palette.second), 8) +
    shape('M0 -104l26 15v30l-26 15l-26 -15v-30Z', paint.palette.paper) +
    rect(-46, -110, 10, 88, '#fff3cf', 5, 0.7),
};

export const greenhouse: Prop = {
  width: 820,
  height: 370,
  draw(paint) {
    const frame = lighten(paint.palette.paper, 0.3);
    return (
      shape('M-400 0V-180C-400 -390 400 -390 400 -180V0Z', paint.down('#d9ece4', '#a9cdbb')) +
      repeat(9, (index) =>
        put(seedling.draw(paint), -336 + index * 84, -10, 0.5 + (index % 3) * 0.16),
      ) +
      shape('M-400 0V-180C-400 -390 400 -390 400 -180V0Z', '#ffffff', 0.22) +
      stroke('M-400 0V-180C-400 -390 400 -390 400 -180V0M-400 -150H400', frame, 9) +
      repeat(7, (index) =>
        stroke(
          `M${-300 + index * 100} 0V${-268 - 66 * Math.sin(((index + 1) * Math.PI) / 8)}`,
          frame,
          7,
        ),
      ) +
      shape('M-330 -220Q-240 -310 -120 -322L-260 -20H-330Z', '#ffffff', 0.28)
    );
  },
};

export const sheep: Prop = {
  width: 210,
  height: 170,
  draw(paint) {
    const wool = lighten(paint.palette.paper, 0.2);
    return (
      stroke('M-50 -50V-4M-24 -50V-4M30 -50V-4M56 -50V-4', '#4a3f38', 12) +
      [-60, -26, 10, 44, 66]
        .map((x, index) =>
          circle(x, -88 - (index % 2) * 16, 42, index % 2 ? wool : darken(wool, 0.08)),
        )
        .join('') +
      oval(0, -70, 86, 36, darken(wool, 0.05)) +
      oval(92, -116, 24, 30, '#4a3f38') +
      oval(74, -134, 15, 8, '#3a312c') +
      circle(84, -146, 18, wool) +
      circle(98, -120, 3, '#fff6e3')
    );
  },
};

export const hen: Prop = {
  width: 150,
  height: 150,
  draw(paint) {
    const colour = paint.random.pick(['#f3e7d0', '#b5673a', '#8a5a3a']);
    return (
      stroke('M-8 -30V-4L8 0M14 -30V-4L30 0', '#d99a32', 6) +
      shape(
        'M-72 -110C-50 -80 -20 -86 14 -96C26 -120 40 -136 54 -130C70 -122 62 -60 40 -38C14 -14 -36 -20 -54 -52C-66 -70 -76 -90 -72 -110Z',
        paint.face(colour),
      ) +
      shape('M-40 -70Q-10 -84 20 -60Q-6 -36 -40 -70Z', darken(colour, 0.18)) +
      shape('M40 -130Q40 -152 50 -142Q56 -156 62 -138Q70 -140 64 -124Z', '#c8452f') +
      shape('M64 -116L82 -110L64 -104Z', '#d99a32') +
      circle(56, -116, 4, '#2b2522')
    );
  },
};

/** A heap of dates in a wooden dish. */
export const dateDish: Prop = {
  width: 280,
  height: 140,
  draw: (paint) =>
    repeat(3, (line) =>
      repeat(8 - line * 2, (index) =>
        put(
          oval(0, 0, 25, 14, paint.body(index % 2 ? '#6e3b22' : '#8a4f2c')) +
            oval(-6, -5, 8, 3, '#d9a878', 0.8),
          -94 + line * 26 + index * 27,
          -70 - line * 20,
          1,
          (index % 3) * 14 - 14,
        ),
      ),
    ) +
    shape('M-138 -74H138Q120 0 60 0H-60Q-120 0 -138 -74Z', paint.body(paint.palette.wood)) +
    stroke('M-130 -58Q0 -40 130 -58', paint.palette.third, 5),
};

export const pomegranate: Prop = {
  width: 140,
  height: 150,
  draw: (paint) =>
    circle(0, -66, 66, paint.body('#b5433a')) +
    shape('M-18 -124L-24 -148L-8 -138L0 -150L8 -138L24 -148L18 -124Z', '#9c3a32') +
    oval(-24, -86, 16, 24, '#e59a86', 0.6),
};

export const orange: Prop = {
  width: 120,
  height: 130,
  draw: (paint) =>
    circle(0, -60, 60, paint.body('#dd8a2f')) +
    put(oval(18, -6, 24, 10, paint.palette.leaf), 0, -118, 1, -20) +
    oval(-22, -78, 14, 20, '#f8cf93', 0.7),
};

export const wateringCan: Prop = {
  width: 280,
  height: 210,
  draw: (paint) =>
    stroke('M70 -110C140 -130 130 -20 66 -30', darken(paint.palette.second, 0.2), 13) +
    stroke('M-40 -60L-112 -146', darken(paint.palette.second, 0.1), 20) +
    shape('M-136 -140L-96 -176L-104 -128Z', paint.palette.second) +
    rect(-56, -140, 132, 140, paint.body(paint.palette.second), 12) +
    rect(-56, -96, 132, 14, paint.palette.third) +
    stroke('M-40 -140C-40 -210 60 -210 60 -140', darken(paint.palette.second, 0.2), 12),
};

/** Rows of a field that run to the horizon; its foot is the lower edge. */
export const furrows: Prop = {
  width: 1280,
  height: 340,
  draw: (paint) =>
    repeat(13, (index) => {
      const spread = index - 6;
      return shape(
        `M${spread * 62 - 16} -340H${spread * 62 + 16}L${spread * 190 + 60} 0H${spread * 190 - 60}Z`,
        index % 2 ? paint.palette.leaf : darken(paint.palette.leaf, 0.14),
        0.9,
      );
    }),
};

export const milkChurn: Prop = {
  width: 140,
  height: 230,
  draw: (paint) =>
    shape(
      'M-60 0V-130C-60 -160 -30 -164 -30 -186V-206H30V-186C30 -164 60 -160 60 -130V0Z',
      paint.body('#b9bfb9'),
    ) +
    rect(-36, -228, 72, 26, paint.body('#98a2a0'), 8) +
    stroke('M-60 -110H60M-60 -30H60', '#8a9593', 5) +
    stroke('M-60 -140C-84 -140 -84 -96 -60 -100M60 -140C84 -140 84 -96 60 -100', '#8a9593', 8),
};

export const cheese: Prop = {
  width: 200,
  height: 110,
  draw: (paint) =>
    rect(-98, -72, 196, 72, paint.body('#f1dfae'), 8) +
    oval(0, -74, 98, 26, paint.face('#f8ecc6')) +
    circle(-40, -30, 11, '#d9be7c') +
    circle(24, -44, 8, '#d9be7c') +
    circle(56, -22, 13, '#d9be7c'),
};
