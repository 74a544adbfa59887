import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { starPath } from '../star-tiles.ts';
import { circle, oval, put, rect, repeat, ring, shape, stroke } from '../svg.ts';

/** Two pieces that belong together. */
export const puzzle: Prop = {
  width: 430,
  height: 250,
  draw: (paint) =>
    shape(
      'M-200 -230H-20V-160C20 -180 44 -140 24 -116C10 -98 -8 -100 -20 -110V-20H-200V-110C-230 -96 -250 -120 -244 -140C-238 -164 -214 -160 -200 -150Z',
      paint.face(paint.palette.second),
    ) +
    put(
      shape(
        'M0 -230H180V-20H0V-110C12 -100 30 -98 44 -116C64 -140 40 -180 0 -160Z',
        paint.face(paint.palette.accent),
      ),
      34,
      -14,
      1,
      6,
    ),
};

export const lightBulb: Prop = {
  width: 200,
  height: 300,
  draw: (paint) =>
    circle(0, -190, 260, paint.glow(paint.palette.lamp, 0.6)) +
    shape(
      'M-42 -74C-42 -120 -92 -140 -92 -204C-92 -262 -48 -296 0 -296S92 -262 92 -204C92 -140 42 -120 42 -74Z',
      paint.face('#ffe9b0'),
    ) +
    stroke('M-20 -80L-34 -190L-12 -160L0 -196L12 -160L34 -190L20 -80', paint.palette.accent, 6) +
    rect(-42, -76, 84, 18, '#8d999a', 8) +
    rect(-38, -54, 76, 18, '#7a8789', 8) +
    rect(-28, -32, 56, 30, '#56686a', 12) +
    shape('M-66 -230Q-50 -274 -10 -280L-40 -230Q-56 -200 -66 -230Z', '#ffffff', 0.7),
};

/** An open door with light behind it. */
export const openDoor: Prop = {
  width: 360,
  height: 520,
  draw(paint) {
    const { second, wood, lamp, third } = paint.palette;
    return (
      circle(-20, -240, 420, paint.glow(lamp, 0.6)) +
      shape('M-170 0V-340C-170 -470 130 -470 130 -340V0Z', darken(wood, 0.2)) +
      shape('M-146 0V-336C-146 -444 106 -444 106 -336V0Z', paint.down('#fff6da', '#f6cf8a')) +
      shape(
        'M106 0V-336C106 -400 140 -440 176 -450V46Z',
        paint.across(lighten(second, 0.2), darken(second, 0.2)),
      ) +
      shape(starPath(142, -260, 24), third) +
      circle(118, -180, 9, third) +
      shape('M-146 0H106L240 60H-60Z', lamp, 0.5)
    );
  },
};

export const rosette: Prop = {
  width: 180,
  height: 250,
  draw: (paint) =>
    shape('M-44 -110L-70 0L-30 -26L0 4L0 -100Z', paint.palette.second) +
    shape('M44 -110L70 0L30 -26L0 4L0 -100Z', darken(paint.palette.second, 0.2)) +
    shape(starPath(0, -160, 90), paint.face(paint.palette.third)) +
    circle(0, -160, 54, paint.face(paint.palette.accent)) +
    shape(starPath(0, -160, 32), paint.palette.paper),
};

export const target: Prop = {
  width: 260,
  height: 280,
  draw: (paint) =>
    stroke('M-60 -60L-90 -4M60 -60L90 -4', paint.palette.wood, 14) +
    [120, 92, 62, 30]
      .map((r, index) => circle(0, -150, r, index % 2 ? paint.palette.paper : paint.palette.accent))
      .join('') +
    stroke('M0 -150L110 -250', paint.palette.ink, 8) +
    shape('M100 -262L130 -280L126 -246Z', paint.palette.third),
};

/** A stone bridge of arches. */
export const bridge: Prop = {
  width: 1040,
  height: 300,
  draw(paint) {
    const stone = paint.palette.third;
    return (
      shape(
        'M-520 -90Q0 -330 520 -90V0H430A78 78 0 0 0 274 0H210V-10A110 110 0 0 0 -10 -40A110 110 0 0 0 -210 -10V0H-274A78 78 0 0 0 -430 0H-520Z',
        paint.down(lighten(stone, 0.25), darken(stone, 0.2)),
      ) +
      stroke('M-520 -98Q0 -338 520 -98', lighten(stone, 0.4), 15) +
      repeat(15, (index) =>
        rect(
          -462 + index * 64,
          -150 - Math.sin(((index + 1) / 16) * Math.PI) * 98,
          11,
          36,
          darken(stone, 0.15),
          3,
        ),
      )
    );
  },
};

export const birdcage: Prop = {
  width: 190,
  height: 300,
  draw: (paint) =>
    ring(0, -286, 12, paint.palette.metal, 6) +
    stroke('M-80 -30V-150C-80 -240 -30 -272 0 -272S80 -240 80 -150V-30', paint.palette.metal, 7) +
    repeat(4, (index) =>
      stroke(
        `M${-48 + index * 32} -30V${-226 - (index === 1 || index === 2 ? 30 : 0)}`,
        paint.palette.metal,
        4,
      ),
    ) +
    put(
      shape('M-30 0C-20 -40 20 -44 34 -20L50 -24L36 -6C26 14 -10 12 -30 0Z', paint.palette.leaf) +
        circle(24, -22, 4, '#22363b') +
        shape('M-30 0L-66 20L-24 10Z', darken(paint.palette.leaf, 0.2)),
      0,
      -96,
    ) +
    stroke('M-70 -82H70', paint.palette.wood, 7) +
    rect(-92, -36, 184, 34, paint.body(paint.palette.accent), 10),
};

export const lantern: Prop = {
  width: 150,
  height: 280,
  draw: (paint) =>
    circle(0, -120, 170, paint.glow(paint.palette.lamp, 0.7)) +
    ring(0, -262, 15, paint.palette.metal, 7) +
    shape('M-50 -190L0 -250L50 -190Z', paint.body(paint.palette.metal)) +
    shape('M-56 -186H56L66 -40H-66Z', '#ffe2a2') +
    stroke('M-56 -186L-66 -40M56 -186L66 -40M0 -186V-40M-60 -112H60', paint.palette.metal, 8) +
    shape(starPath(0, -112, 30), paint.palette.accent) +
    rect(-74, -42, 148, 42, paint.body(paint.palette.metal), 9),
};

export const dumbbells: Prop = {
  width: 270,
  height: 130,
  draw: (paint) =>
    rect(-110, -74, 220, 20, paint.body('#98a5a6'), 8) +
    [-96, 96]
      .map(
        (x) =>
          rect(x - 22, -124, 44, 120, paint.body(paint.palette.ink), 12) +
          rect(x + (x < 0 ? -42 : 22), -100, 20, 72, paint.body(paint.palette.accent), 7),
      )
      .join(''),
};

export const clock: Prop = {
  width: 180,
  height: 180,
  draw: (paint) =>
    circle(0, -90, 88, paint.face(paint.palette.wood)) +
    circle(0, -90, 72, lighten(paint.palette.paper, 0.3)) +
    repeat(12, (index) =>
      put(rect(-3, -66, 6, index % 3 ? 9 : 16, paint.palette.ink), 0, -90, 1, index * 30),
    ) +
    stroke('M0 -90V-134M0 -90L32 -72', paint.palette.ink, 7) +
    circle(0, -90, 7, paint.palette.accent) +
    oval(0, -90, 2, 2, '#fff'),
};
