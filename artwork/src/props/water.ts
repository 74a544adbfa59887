import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, ring, shape, stroke } from '../svg.ts';

export const fish: Prop = {
  width: 300,
  height: 120,
  draw: (paint) =>
    shape(
      'M-100 -60C-60 -120 60 -124 124 -60C60 0 -60 0 -100 -60Z',
      paint.down('#c9d3cb', '#7f958f'),
    ) +
    shape('M-90 -60L-148 -108Q-134 -60 -148 -12Z', '#8a9f99') +
    shape('M-20 -104Q20 -134 50 -100Z', '#8a9f99') +
    repeat(12, (index) =>
      stroke(
        `M${-60 + (index % 4) * 34} ${-84 + Math.floor(index / 4) * 22}q10 8 0 16`,
        '#6d837d',
        3,
        0.6,
      ),
    ) +
    circle(88, -68, 9, '#faf3e4') +
    circle(90, -68, 5, paint.palette.ink) +
    stroke('M64 -92Q50 -60 64 -30', '#6d837d', 5),
};

/** Carp opened and leaning at the embers, as on the Tigris. */
export const masgouf: Prop = {
  width: 520,
  height: 270,
  draw: (paint) =>
    circle(0, -60, 300, paint.glow('#ffa64d', 0.6)) +
    repeat(3, (index) =>
      put(
        stroke('M0 0V-250', paint.palette.wood, 11) +
          oval(0, -150, 62, 84, paint.face('#b9702f')) +
          oval(0, -150, 44, 64, paint.face('#d99a52')) +
          stroke('M0 -226V-74M-30 -170Q0 -156 30 -170M-34 -140Q0 -126 34 -140', '#8a4f2c', 4),
        -180 + index * 180,
        -6,
        1,
        -8 + index * 8,
      ),
    ) +
    oval(0, -8, 240, 26, '#3a2d28') +
    repeat(15, (index) =>
      circle(-200 + index * 29, -12 - (index % 3) * 6, 15, index % 2 ? '#e8622c' : '#5a3a2c'),
    ) +
    shape(
      'M-90 -14C-100 -56 -60 -60 -50 -96C-20 -60 -4 -70 10 -110C34 -70 60 -60 90 -14Z',
      '#f0862f',
      0.85,
    ) +
    shape('M-40 -14C-44 -40 -10 -44 4 -74C24 -44 40 -40 44 -14Z', '#ffd27a'),
};

export const iceBlocks: Prop = {
  width: 360,
  height: 230,
  draw: (paint) =>
    [
      [-110, 0],
      [10, 0],
      [130, 0],
      [-50, -104],
      [74, -104],
    ]
      .map(([x, y]) =>
        put(
          rect(-56, -102, 112, 100, paint.face('#bfe0e3'), 10) +
            shape('M-56 -102H20L-30 -2H-56Z', '#ffffff', 0.45) +
            stroke('M20 -80L34 -30M-10 -60L0 -40', '#ffffff', 4, 0.7),
          x ?? 0,
          y ?? 0,
        ),
      )
      .join(''),
};

export const waterJug: Prop = {
  width: 130,
  height: 220,
  draw: () =>
    rect(-60, -160, 120, 160, '#8fc4cf', 22) +
    rect(-60, -120, 120, 120, '#6fb0be', 20) +
    shape('M-56 -150Q-30 -186 -22 -190V-212H22V-190Q30 -186 56 -150Z', '#8fc4cf') +
    rect(-26, -220, 52, 20, '#2c6e8a', 6) +
    stroke('M-58 -104H58M-58 -58H58', '#a9d8df', 6) +
    rect(-46, -146, 13, 130, '#ffffff', 6, 0.45),
};

/** Steel tanks and columns that clean water. */
export const filterPlant: Prop = {
  width: 520,
  height: 360,
  draw: (paint) =>
    repeat(
      3,
      (index) =>
        rect(
          -236 + index * 130,
          -320,
          96,
          300,
          paint.body(index === 1 ? paint.palette.second : '#c3cbc6'),
          44,
        ) +
        rect(-222 + index * 130, -22, 20, 22, '#44585c') +
        rect(-176 + index * 130, -22, 20, 22, '#44585c') +
        circle(-188 + index * 130, -220, 20, '#f6f3ea') +
        stroke(`M${-188 + index * 130} -220l10 -10`, '#c8452f', 4),
    ) +
    stroke('M-188 -330V-348H200V-250M-140 -80H240', '#8d999a', 17) +
    rect(160, -250, 90, 250, paint.across('#dfe1d9', '#a9b2ae'), 10) +
    rect(176, -232, 58, 44, '#17353c', 5) +
    repeat(4, (index) => rect(176, -170 + index * 36, 58, 22, paint.palette.accent, 11)),
};

export const roofTank: Prop = {
  width: 260,
  height: 240,
  draw: (paint) =>
    stroke('M-90 -40V-2M90 -40V-2M-100 -40H100', '#56686a', 13) +
    rect(-110, -200, 220, 162, paint.across('#e3e6df', '#9aa8a6'), 26) +
    repeat(4, (index) => stroke(`M-108 ${-168 + index * 36}H108`, '#8d999a', 5)) +
    oval(0, -200, 52, 15, '#8d999a') +
    rect(-20, -226, 40, 24, paint.palette.second, 8),
};

export const drillRig: Prop = {
  width: 420,
  height: 620,
  draw: (paint) =>
    stroke('M-70 0L-16 -600H16L70 0', paint.palette.accent, 13) +
    repeat(7, (index) => {
      const w = 64 - index * 7;
      const n = 64 - (index + 1) * 7;
      return stroke(
        `M${-w} ${-20 - index * 82}L${n} ${-102 - index * 82}M${w} ${-20 - index * 82}L${-n} ${-102 - index * 82}`,
        darken(paint.palette.accent, 0.2),
        6,
      );
    }) +
    rect(-30, -616, 60, 26, '#44585c', 5) +
    stroke('M0 -590V0', '#33484c', 9) +
    rect(90, -120, 110, 110, paint.face(paint.palette.second), 8) +
    repeat(3, (index) =>
      rect(100, -106 + index * 30, 90, 11, lighten(paint.palette.second, 0.3), 4),
    ) +
    oval(0, 0, 120, 17, '#8fb7bb') +
    ring(0, -330, 17, '#33484c', 7),
};
