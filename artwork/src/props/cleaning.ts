import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, ring, shape, stroke } from '../svg.ts';

export const bucket: Prop = {
  width: 200,
  height: 230,
  draw(paint) {
    const { accent, skyTop } = paint.palette;
    return (
      stroke('M-80 -140C-80 -240 80 -240 80 -140', '#8d999a', 8) +
      repeat(7, (index) =>
        circle(
          -62 + index * 21,
          -150 - (index % 3) * 13,
          24 - (index % 2) * 6,
          lighten(skyTop, 0.65),
        ),
      ) +
      shape('M-88 -146H88L66 0H-66Z', paint.body(accent)) +
      rect(-96, -156, 192, 22, paint.body(lighten(accent, 0.15)), 10) +
      stroke('M-76 -90H76', lighten(accent, 0.3), 8)
    );
  },
};

export const mop: Prop = {
  width: 150,
  height: 470,
  draw: (paint) =>
    rect(-8, -470, 16, 400, paint.body(paint.palette.wood), 7) +
    rect(-38, -92, 76, 26, paint.palette.second, 8) +
    repeat(9, (index) =>
      stroke(
        `M${-32 + index * 8} -70Q${-60 + index * 15} -36 ${-66 + index * 16.5} -4`,
        index % 2 ? '#f1e8d4' : '#d9ccb0',
        12,
      ),
    ),
};

export const sprayBottle: Prop = {
  width: 120,
  height: 230,
  draw(paint) {
    const colour = paint.random.pick([
      paint.palette.second,
      paint.palette.accent,
      '#7fa9b5',
      paint.palette.leaf,
    ]);
    return (
      shape(
        'M-44 0V-96C-44 -126 -16 -130 -16 -164H16C16 -130 44 -126 44 -96V0Z',
        paint.body(lighten(colour, 0.25)),
      ) +
      rect(-44, -84, 88, 52, paint.palette.paper) +
      circle(0, -58, 17, colour) +
      shape('M-18 -164V-206H-54V-226H34Q44 -190 18 -164Z', paint.body(darken(colour, 0.2))) +
      stroke('M-26 -200Q-40 -180 -34 -162', darken(colour, 0.35), 8) +
      [0, 1, 2].map((drop) => circle(-74 - drop * 14, -222 + drop * 9, 4, '#ffffff', 0.8)).join('')
    );
  },
};

export const washer: Prop = {
  width: 260,
  height: 320,
  draw(paint) {
    const { accent } = paint.palette;
    return (
      rect(-128, -316, 256, 316, paint.across('#f6f3ea', '#b9c2be'), 14) +
      rect(-112, -300, 224, 46, '#dfe2da', 6) +
      circle(78, -277, 16, accent) +
      rect(-96, -288, 70, 22, '#2b4047', 5) +
      circle(0, -132, 92, '#8d999a') +
      circle(0, -132, 78, paint.face('#4f8590')) +
      shape('M-78 -126Q-40 -150 0 -126T78 -126A78 78 0 0 1 -78 -126Z', '#a9d3d6') +
      circle(-30, -92, 18, accent) +
      circle(22, -84, 24, '#f3e7d0') +
      shape('M-50 -180Q-20 -206 10 -204L-30 -150Q-56 -154 -50 -180Z', '#ffffff', 0.35)
    );
  },
};

export const vacuum: Prop = {
  width: 330,
  height: 280,
  draw: (paint) =>
    stroke('M40 -90C140 -280 180 -240 40 -276L-40 -276L-140 -30', '#44585c', 14) +
    rect(-164, -24, 90, 24, '#33484c', 8) +
    shape(
      'M-40 -20C-50 -110 20 -140 80 -120C130 -100 140 -60 132 -20Z',
      paint.down(lighten(paint.palette.accent, 0.25), darken(paint.palette.accent, 0.2)),
    ) +
    circle(96, -32, 32, '#22363b') +
    circle(96, -32, 14, '#c9ccc4') +
    circle(-14, -18, 17, '#22363b'),
};

/** An air conditioner on the wall; its foot is its lower edge. */
export const airConditioner: Prop = {
  width: 440,
  height: 150,
  draw: (paint) =>
    rect(-218, -148, 436, 128, paint.down('#fbf8ef', '#cfd3cb'), 20) +
    rect(-196, -48, 392, 18, '#8d999a', 8) +
    rect(130, -128, 60, 17, '#2b4047', 6) +
    circle(180, -72, 6, paint.palette.accent) +
    repeat(5, (index) => stroke(`M${-160 + index * 80} -6q-14 24 0 48t0 48`, '#e6f3f2', 8, 0.45)),
};

export const condenser: Prop = {
  width: 300,
  height: 220,
  draw: () =>
    rect(-148, -210, 296, 200, '#dfe1d9', 12) +
    circle(-36, -110, 84, '#44585c') +
    repeat(5, (index) => put(oval(0, -42, 20, 40, '#8d999a'), -36, -110, 1, index * 72 + 20)) +
    ring(-36, -110, 84, '#f6f3ea', 6) +
    ring(-36, -110, 54, '#f6f3ea', 4) +
    circle(-36, -110, 13, '#22363b') +
    repeat(7, (index) => rect(72, -190 + index * 24, 60, 9, '#a9b2ae', 4)) +
    rect(-120, -12, 30, 12, '#44585c') +
    rect(90, -12, 30, 12, '#44585c'),
};

export const ladder: Prop = {
  width: 220,
  height: 480,
  draw: (paint) =>
    stroke('M-30 -470L-100 -4M30 -470L100 -4', paint.palette.third, 15) +
    repeat(7, (index) =>
      stroke(
        `M${-38 - index * 9.6} ${-412 + index * 62}H${38 + index * 9.6}`,
        darken(paint.palette.third, 0.15),
        12,
      ),
    ),
};

export const solarPanel: Prop = {
  width: 430,
  height: 270,
  draw: () =>
    stroke('M-100 -100V-4M120 -100V-4', '#8d999a', 13) +
    shape('M-140 -264H210L150 -60H-214Z', '#dfe1d9') +
    shape('M-130 -254H196L142 -70H-198Z', '#1f4d66') +
    repeat(4, (index) =>
      stroke(`M${-65 + index * 65} -254L${-130 + index * 68} -70`, '#a9c8d3', 3),
    ) +
    repeat(2, (index) =>
      stroke(`M${-152 - index * 23} ${-193 + index * 61}H${178 - index * 18}`, '#a9c8d3', 3),
    ) +
    shape('M-130 -254H-20L-110 -70H-198Z', '#ffffff', 0.14),
};

export const sponge: Prop = {
  width: 170,
  height: 100,
  draw: (paint) =>
    rect(-82, -66, 164, 66, paint.body(paint.palette.third), 14) +
    rect(-82, -92, 164, 32, paint.body(paint.palette.leaf), 10) +
    repeat(7, (index) =>
      circle(-62 + index * 21, -30 - (index % 2) * 16, 6, darken(paint.palette.third, 0.2)),
    ),
};

export const broom: Prop = {
  width: 120,
  height: 420,
  draw: (paint) =>
    rect(-8, -420, 16, 300, paint.body(paint.palette.wood), 7) +
    rect(-30, -136, 60, 24, paint.palette.accent, 6) +
    shape('M-28 -114H28L58 0H-58Z', paint.body(paint.palette.third)) +
    repeat(5, (index) =>
      stroke(
        `M${-20 + index * 10} -108L${-42 + index * 21} -4`,
        darken(paint.palette.third, 0.25),
        4,
        0.6,
      ),
    ),
};

export const pipeTap: Prop = {
  width: 230,
  height: 220,
  draw: (paint) =>
    rect(-110, -128, 60, 90, paint.body('#98a5a6'), 8) +
    stroke('M-56 -84H30Q70 -84 70 -40', '#b9c2be', 38) +
    stroke('M-10 -104V-164M-54 -172H34', paint.palette.accent, 17) +
    shape('M70 -30Q92 0 70 12Q48 0 70 -30Z', '#7fb5c2'),
};
