import { darken, lighten, mix } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { starPath } from '../star-tiles.ts';
import { circle, oval, put, rect, repeat, ring, shape, stroke } from '../svg.ts';

export const suitcase: Prop = {
  width: 220,
  height: 320,
  draw(paint) {
    const { accent, third } = paint.palette;
    return (
      stroke('M-40 -270V-314H40V-270', '#44585c', 10) +
      rect(-104, -276, 208, 262, paint.body(accent), 26) +
      repeat(4, (index) => rect(-70 + index * 42, -262, 10, 236, darken(accent, 0.2), 4, 0.6)) +
      circle(-66, -10, 12, '#22363b') +
      circle(66, -10, 12, '#22363b') +
      shape(starPath(52, -220, 24), third) +
      rect(-70, -110, 60, 44, paint.palette.paper, 5)
    );
  },
};

export const tent: Prop = {
  width: 330,
  height: 230,
  draw: (paint) =>
    shape(
      'M-160 0L-10 -220L160 0Z',
      paint.across(lighten(paint.palette.accent, 0.2), darken(paint.palette.accent, 0.25)),
    ) +
    shape('M-10 -220L-60 0H40Z', darken(paint.palette.accent, 0.5)) +
    shape('M-10 -220L-60 0H-96Z', lighten(paint.palette.accent, 0.35)) +
    stroke('M-10 -220V-244M-160 0l-24 6M160 0l24 6', paint.palette.wood, 6),
};

export const campfire: Prop = {
  width: 160,
  height: 150,
  draw: (paint) =>
    circle(0, -60, 210, paint.glow('#ffb35c', 0.7)) +
    put(rect(-64, -12, 128, 22, paint.palette.wood, 10), 0, -10, 1, 14) +
    put(rect(-64, -12, 128, 22, darken(paint.palette.wood, 0.2), 10), 0, -10, 1, -14) +
    shape('M-44 -18C-60 -70 -20 -80 -10 -140C30 -100 56 -60 40 -18Z', '#f0862f') +
    shape('M-22 -18C-30 -50 -6 -60 2 -90C20 -64 28 -44 20 -18Z', '#ffd27a'),
};

export const map: Prop = {
  width: 340,
  height: 260,
  draw: (paint) =>
    [-1.5, -0.5, 0.5, 1.5]
      .map((part, index) =>
        shape(
          `M${(part - 0.5) * 84} ${-258 + (index % 2) * 14}L${(part + 0.5) * 84} ${-258 + ((index + 1) % 2) * 14}V${-14 + ((index + 1) % 2) * 14}L${(part - 0.5) * 84} ${-14 + (index % 2) * 14}Z`,
          index % 2 ? '#f3e6c8' : '#e6d5ae',
        ),
      )
      .join('') +
    shape(
      'M-150 -60C-90 -100 -60 -60 -20 -90S60 -60 160 -110V-70C60 -30 -20 -50 -60 -40T-150 -30Z',
      '#8fbcc0',
    ) +
    stroke('M-110 -190C-40 -230 -20 -130 50 -160S110 -200 120 -220', paint.palette.accent, 6) +
    circle(-110, -190, 11, paint.palette.second) +
    shape('M120 -212C96 -240 104 -268 120 -268S144 -240 120 -212Z', '#c2452f'),
};

export const compass: Prop = {
  width: 180,
  height: 180,
  draw: (paint) =>
    circle(0, -90, 88, paint.face(paint.palette.metal)) +
    circle(0, -90, 70, lighten(paint.palette.paper, 0.3)) +
    shape(starPath(0, -90, 56), mix(paint.palette.second, '#faf3e4', 0.6)) +
    shape('M0 -150L15 -90L0 -30L-15 -90Z', '#56686a') +
    shape('M0 -150L15 -90H-15Z', '#c2452f') +
    circle(0, -90, 8, paint.palette.metal) +
    ring(0, -90, 79, darken(paint.palette.metal, 0.2), 4),
};

export const hotelBed: Prop = {
  width: 620,
  height: 330,
  draw(paint) {
    const { wood, second, paper, accent } = paint.palette;
    return (
      shape('M-300 -120V-290Q0 -370 300 -290V-120Z', paint.face(wood)) +
      shape('M-270 -140V-270Q0 -338 270 -270V-140Z', lighten(second, 0.12)) +
      rect(-250, -220, 230, 84, paint.body(paper), 36) +
      rect(20, -220, 230, 84, paint.body(paper), 36) +
      rect(-310, -160, 620, 130, paint.down(lighten(paper, 0.3), darken(paper, 0.12)), 20) +
      rect(-316, -112, 632, 70, paint.across(lighten(accent, 0.15), darken(accent, 0.15)), 8) +
      repeat(9, (index) => shape(starPath(-280 + index * 70, -77, 18), paint.palette.third)) +
      rect(-300, -32, 26, 32, darken(wood, 0.3)) +
      rect(274, -32, 26, 32, darken(wood, 0.3))
    );
  },
};

export const hammock: Prop = {
  width: 520,
  height: 300,
  draw: (paint) =>
    stroke('M-250 0L-230 -290M250 0L230 -290', paint.palette.wood, 18) +
    shape(
      'M-230 -260C-150 -60 150 -60 230 -260C140 -140 -140 -140 -230 -260Z',
      paint.face(paint.palette.accent),
    ) +
    repeat(5, (index) =>
      stroke(
        `M${-120 + index * 60} ${-148 + Math.abs(index - 2) * -14}v40`,
        paint.palette.third,
        9,
      ),
    ) +
    oval(0, -126, 100, 18, darken(paint.palette.accent, 0.25)),
};
