import { darken, lighten, mix } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, put, rect, repeat, ring, shape, stroke } from '../svg.ts';

export const towerCrane: Prop = {
  width: 560,
  height: 700,
  draw(paint) {
    const colour = paint.palette.third;
    const dark = darken(colour, 0.2);
    return (
      stroke('M-24 0V-620M24 0V-620', dark, 9) +
      repeat(12, (index) =>
        stroke(
          `M-24 ${-index * 50}L24 ${-50 - index * 50}M24 ${-index * 50}L-24 ${-50 - index * 50}`,
          dark,
          4,
        ),
      ) +
      rect(-34, -640, 68, 36, paint.palette.accent, 5) +
      stroke('M-170 -630H390M-170 -630L0 -700L390 -630M0 -700V-630', dark, 8) +
      repeat(12, (index) =>
        stroke(`M${30 + index * 29} -630l14 -${34 - index * 2}l15 ${34 - index * 2}`, dark, 3),
      ) +
      rect(-190, -630, 76, 56, '#56686a', 4) +
      stroke('M300 -630V-470', '#33484c', 4) +
      rect(258, -470, 84, 44, paint.palette.accent, 3)
    );
  },
};

/** Floors in grey concrete, still open. */
export const shell: Prop = {
  width: 460,
  height: 480,
  draw(paint) {
    const grey = mix('#a9aaa0', paint.palette.wall, 0.25);
    return (
      repeat(4, (floor) => {
        const y = -floor * 116;
        return (
          rect(-214, y - 104, 428, 96, darken(grey, 0.55)) +
          repeat(5, (column) => rect(-214 + column * 101, y - 104, 26, 104, paint.body(grey))) +
          (floor < 2
            ? repeat(2, (part) =>
                rect(-188 + part * 202, y - 60, 75, 60, paint.palette.accent, 0, 0.75),
              )
            : '') +
          rect(-230, y - 118, 460, 20, paint.across(lighten(grey, 0.3), darken(grey, 0.1)))
        );
      }) + repeat(5, (rod) => stroke(`M${-200 + rod * 101} -480v-46`, darken(grey, 0.4), 5))
    );
  },
};

export const bricks: Prop = {
  width: 260,
  height: 170,
  draw: (paint) =>
    repeat(4, (line) =>
      repeat(5 - (line === 3 ? 2 : 0), (index) => {
        const colour = index % 2 ? paint.palette.accent : lighten(paint.palette.accent, 0.18);
        return rect(
          -128 + index * 51 + (line % 2) * 8,
          -41 - line * 42,
          48,
          39,
          paint.face(colour),
          3,
        );
      }),
    ),
};

export const helmet: Prop = {
  width: 220,
  height: 150,
  draw: (paint) =>
    shape('M-94 -40C-94 -170 94 -170 94 -40Z', paint.body(paint.palette.third)) +
    shape('M-20 -138Q0 -150 20 -138V-44H-20Z', lighten(paint.palette.third, 0.3)) +
    rect(-108, -48, 216, 26, paint.body(darken(paint.palette.third, 0.1)), 13),
};

export const blueprint: Prop = {
  width: 360,
  height: 270,
  draw(paint) {
    const line = '#d9ecec';
    return (
      rect(-178, -268, 356, 268, paint.face('#2c6377'), 4) +
      repeat(11, (index) => stroke(`M${-178 + index * 34} -268V0`, line, 1, 0.2)) +
      repeat(7, (index) => stroke(`M-178 ${-250 + index * 38}H178`, line, 1, 0.2)) +
      stroke(
        'M-130 -40V-220H20V-160H130V-40H-130M-130 -120H-40V-40M20 -160V-104M20 -70V-40',
        line,
        6,
      ) +
      stroke('M-40 -120A40 40 0 0 1 -80 -80M20 -104A34 34 0 0 0 54 -70', line, 3) +
      ring(84, -98, 22, line, 4)
    );
  },
};

export const key: Prop = {
  width: 110,
  height: 280,
  draw: (paint) =>
    ring(0, -220, 42, paint.palette.metal, 20) +
    rect(-10, -182, 20, 178, paint.body(paint.palette.metal), 5) +
    rect(8, -60, 34, 16, paint.palette.metal, 3) +
    rect(8, -26, 46, 18, paint.palette.metal, 3) +
    circle(0, -276, 9, paint.palette.accent),
};

export const mixer: Prop = {
  width: 300,
  height: 300,
  draw: (paint) =>
    stroke('M-80 -110L-110 -40M70 -110L110 -40', '#44585c', 14) +
    put(
      shape(
        'M-70 -90L-104 0L-70 90H60L110 40V-40L60 -90Z',
        paint.down(lighten(paint.palette.accent, 0.3), darken(paint.palette.accent, 0.2)),
      ) + stroke('M-10 -90V90', darken(paint.palette.accent, 0.35), 7),
      0,
      -180,
      1,
      -24,
    ) +
    circle(-100, -40, 40, '#22363b') +
    circle(-100, -40, 18, '#c9ccc4') +
    circle(104, -40, 40, '#22363b') +
    circle(104, -40, 18, '#c9ccc4'),
};
