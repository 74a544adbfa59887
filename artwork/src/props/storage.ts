import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, put, rect, repeat, shape, stroke } from '../svg.ts';
import { sack } from './groceries.ts';
import { carton } from './industry.ts';
import { wheel } from './wheels.ts';

export const pallet: Prop = {
  width: 340,
  height: 330,
  draw: (paint) =>
    repeat(5, (index) =>
      put(
        carton.draw(paint),
        -84 + (index % 2) * 168 - (index > 3 ? -84 : 0),
        -34 - Math.floor(index / 2) * 128 * 0.78,
        index > 3 ? 0.76 : 0.98,
      ),
    ) +
    rect(-168, -34, 336, 12, lighten(paint.palette.wood, 0.25)) +
    repeat(3, (foot) => rect(-160 + foot * 136, -22, 48, 22, paint.palette.wood)),
};

export const sackPallet: Prop = {
  width: 380,
  height: 300,
  draw(paint) {
    const cloth = paint.random.pick(['#e3d2ac', '#d3b98a', '#efe3c6']);
    return (
      repeat(9, (index) => {
        const line = Math.floor(index / 3);
        return (
          rect(
            -176 + (index % 3) * 118 + (line % 2) * 8,
            -112 - line * 78,
            114,
            74,
            paint.body(cloth),
            26,
          ) +
          rect(
            -138 + (index % 3) * 118 + (line % 2) * 8,
            -92 - line * 78,
            40,
            30,
            paint.palette.accent,
            4,
            0.75,
          )
        );
      }) +
      rect(-186, -34, 372, 12, lighten(paint.palette.wood, 0.25)) +
      repeat(3, (foot) => rect(-176 + foot * 152, -22, 48, 22, paint.palette.wood))
    );
  },
};

/** Steel racks full of cartons. */
export const rack: Prop = {
  width: 520,
  height: 480,
  draw: (paint) =>
    repeat(
      3,
      (shelf) =>
        repeat(4, (index) => {
          const scale = paint.random.between(0.62, 0.98);
          return paint.random.chance(0.85)
            ? put(
                paint.random.chance(0.75) ? carton.draw(paint) : sack.draw(paint),
                -186 + index * 124,
                -30 - shelf * 152,
                scale * 0.82,
              )
            : '';
        }) + rect(-256, -30 - shelf * 152, 512, 17, paint.palette.accent),
    ) +
    repeat(3, (post) => rect(-258 + post * 250, -480, 17, 480, paint.body(paint.palette.second))),
};

export const forklift: Prop = {
  width: 440,
  height: 340,
  draw(paint) {
    const { third } = paint.palette;
    return (
      rect(-200, -330, 17, 330, '#33484c') +
      rect(-168, -330, 17, 330, '#33484c') +
      rect(-330, -34, 150, 13, '#56686a', 3) +
      put(carton.draw(paint), -262, -34, 0.98) +
      shape(
        'M-140 -60V-150H-20L0 -190H150Q176 -180 178 -140V-60Z',
        paint.down(lighten(third, 0.25), darken(third, 0.15)),
      ) +
      stroke('M-116 -150L-96 -310H70L104 -190', '#33484c', 13) +
      rect(-110, -324, 196, 17, '#33484c', 6) +
      rect(-20, -236, 84, 24, '#22363b', 10) +
      rect(44, -270, 20, 56, '#22363b', 8) +
      put(wheel(paint, 50), -86, -50) +
      put(wheel(paint, 44), 122, -44)
    );
  },
};

export const containerStack: Prop = {
  width: 640,
  height: 360,
  draw: (paint) =>
    [
      [-160, 0, paint.palette.second],
      [160, 0, paint.palette.accent],
      [-120, -118, paint.palette.third],
      [190, -118, lighten(paint.palette.second, 0.3)],
      [10, -236, paint.palette.accent],
    ]
      .map(([x, y, colour]) =>
        put(
          rect(
            -158,
            -116,
            316,
            114,
            paint.down(lighten(String(colour), 0.15), darken(String(colour), 0.2)),
            3,
          ) +
            repeat(15, (index) =>
              rect(-148 + index * 20.5, -108, 7, 98, darken(String(colour), 0.25), 0, 0.6),
            ),
          Number(x),
          Number(y),
        ),
      )
      .join(''),
};

/** The harbour crane that lifts them. */
export const portCrane: Prop = {
  width: 620,
  height: 620,
  draw: (paint) =>
    stroke(
      'M-120 0L-90 -420M160 0L130 -420M-110 -140H150M-100 -300H140',
      paint.palette.accent,
      20,
    ) +
    stroke('M-330 -420H300M-330 -420L40 -600L300 -420M40 -600V-420', paint.palette.accent, 14) +
    rect(-20, -416, 90, 60, paint.palette.second, 5) +
    stroke('M-230 -420V-250', '#33484c', 5) +
    rect(-300, -250, 140, 58, paint.palette.third, 3),
};

export const parcel: Prop = {
  width: 190,
  height: 150,
  draw(paint) {
    const card = '#d3a76e';
    return (
      rect(-94, -148, 188, 148, paint.face(card), 5) +
      rect(-94, -86, 188, 22, paint.palette.accent) +
      rect(-13, -148, 26, 148, paint.palette.accent) +
      shape(
        'M0 -142C-40 -190 -70 -150 0 -142C40 -190 70 -150 0 -142Z',
        darken(paint.palette.accent, 0.1),
      ) +
      circle(0, -142, 9, paint.palette.accent)
    );
  },
};

export const trolley: Prop = {
  width: 260,
  height: 330,
  draw: (paint) =>
    stroke('M-100 -20H80L110 -310L140 -322', '#44585c', 13) +
    put(carton.draw(paint), -24, -28, 1.05) +
    put(carton.draw(paint), -14, -164, 0.82) +
    circle(-70, -16, 18, '#22363b') +
    circle(70, -16, 18, '#22363b'),
};

export const tapeRoll: Prop = {
  width: 160,
  height: 160,
  draw: (paint) =>
    circle(0, -80, 80, paint.face(paint.palette.third)) +
    circle(0, -80, 52, '#b98350') +
    circle(0, -80, 44, darken(paint.palette.wood, 0.3)) +
    shape('M60 -28L150 4L156 -20L78 -60Z', lighten(paint.palette.third, 0.2)),
};
