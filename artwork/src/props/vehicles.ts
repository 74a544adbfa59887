import { type Colour, darken, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import type { Prop } from '../prop.ts';
import { circle, put, rect, repeat, shape, stroke } from '../svg.ts';
import { rubber, wheel } from './wheels.ts';

const glass = (paint: Paint) =>
  paint.down(lighten(paint.palette.skyTop, 0.25), mix(paint.palette.skyLow, '#5d8790', 0.45));

export const car: Prop = {
  width: 560,
  height: 200,
  draw(paint) {
    const colour = paint.random.pick([
      paint.palette.accent,
      paint.palette.second,
      paint.palette.paper,
      '#8aa2a8',
      '#c9a05a',
    ]);
    return (
      shape(
        'M-272 -50C-280 -96 -262 -112 -196 -120C-150 -172 -120 -196 -30 -196C70 -196 112 -168 150 -126C226 -116 268 -108 272 -74L270 -42C268 -34 262 -32 252 -32H-258C-268 -34 -271 -40 -272 -50Z',
        paint.down(lighten(colour, 0.3), darken(colour, 0.18), colour),
      ) +
      shape('M-164 -122C-128 -166 -100 -180 -36 -180V-120Z', glass(paint)) +
      shape('M-20 -180C60 -180 94 -158 122 -124L-20 -120Z', glass(paint)) +
      shape('M-120 -122L-80 -172H-58L-92 -121ZM20 -121L44 -172L60 -168L42 -122Z', '#ffffff', 0.35) +
      shape(
        'M-270 -66H270L270 -42C268 -34 262 -32 252 -32H-258C-268 -34 -271 -40 -272 -50Z',
        darken(colour, 0.3),
        0.55,
      ) +
      stroke('M-28 -176V-44M-176 -112Q-186 -70 -160 -46', darken(colour, 0.35), 3, 0.7) +
      rect(-10, -108, 34, 7, darken(colour, 0.4), 3) +
      shape('M244 -104Q272 -98 270 -78H238Z', '#fff3cf') +
      shape('M-268 -98H-246V-76H-271Z', '#c2452f') +
      [-164, 168]
        .map((x) => circle(x, -44, 58, darken(colour, 0.6)) + put(wheel(paint, 46), x, -46))
        .join('')
    );
  },
};

export const van: Prop = {
  width: 520,
  height: 270,
  draw(paint) {
    const colour = paint.random.pick([
      paint.palette.paper,
      paint.palette.second,
      paint.palette.third,
    ]);
    return (
      shape(
        'M-256 -40V-240Q-254 -262 -232 -264H84C130 -262 168 -200 190 -146C236 -136 256 -122 256 -92V-40Z',
        paint.down(lighten(colour, 0.2), darken(colour, 0.16)),
      ) +
      shape('M70 -236C108 -234 132 -196 150 -148H70Z', glass(paint)) +
      rect(-256, -116, 512, 26, paint.palette.accent) +
      stroke('M52 -256V-46M-110 -256V-46', darken(colour, 0.3), 3, 0.6) +
      shape('M228 -124Q256 -116 255 -92H224Z', '#fff3cf') +
      rect(-258, -52, 516, 18, darken(colour, 0.5), 6) +
      [-150, 164]
        .map((x) => circle(x, -46, 60, darken(colour, 0.62)) + put(wheel(paint, 47), x, -47))
        .join('')
    );
  },
};

export const truck: Prop = {
  width: 820,
  height: 360,
  draw(paint) {
    const { accent, paper, second } = paint.palette;
    return (
      rect(-404, -350, 560, 282, paint.down(lighten(paper, 0.2), darken(paper, 0.14)), 10) +
      repeat(13, (index) => rect(-386 + index * 42, -338, 4, 258, darken(paper, 0.2), 0, 0.4)) +
      shape('M-404 -200L156 -290V-230L-404 -130Z', second, 0.85) +
      shape(
        'M174 -70V-296Q178 -312 196 -312H300C340 -310 366 -250 388 -180Q404 -170 404 -140V-70Z',
        paint.down(lighten(accent, 0.25), darken(accent, 0.2)),
      ) +
      shape('M246 -284H300C324 -280 346 -232 362 -182H246Z', glass(paint)) +
      stroke('M236 -300V-80', darken(accent, 0.35), 4) +
      shape('M376 -150H404V-116H380Z', '#fff3cf') +
      rect(-404, -80, 808, 26, '#2c4348', 6) +
      [-320, -206, 270]
        .map((x) => circle(x, -56, 68, '#1b3238') + put(wheel(paint, 55), x, -55))
        .join('')
    );
  },
};

export const scooter: Prop = {
  width: 330,
  height: 270,
  draw(paint) {
    const { accent, second } = paint.palette;
    return (
      rect(-150, -250, 128, 112, paint.face(second), 10) +
      rect(-150, -250, 128, 22, lighten(second, 0.25), 8) +
      shape(
        'M-140 -60C-150 -120 -110 -136 -40 -132L0 -70H60L96 -180L122 -176L116 -70C112 -44 96 -38 70 -38H-110Q-138 -38 -140 -60Z',
        paint.down(lighten(accent, 0.25), darken(accent, 0.2)),
      ) +
      rect(-122, -148, 122, 22, '#33484c', 11) +
      stroke('M108 -178L92 -226L60 -234', '#33484c', 11) +
      circle(112, -176, 17, '#fff3cf') +
      stroke('M112 -150L132 -46', darken(accent, 0.4), 13) +
      [-92, 130].map((x) => put(wheel(paint, 42), x, -42)).join('')
    );
  },
};

export const bus: Prop = {
  width: 760,
  height: 310,
  draw(paint) {
    const { paper, second, accent } = paint.palette;
    return (
      rect(-376, -300, 752, 250, paint.down(lighten(paper, 0.2), darken(paper, 0.12)), 34) +
      repeat(6, (index) => rect(-346 + index * 108, -266, 96, 96, glass(paint), 10)) +
      rect(306, -266, 62, 130, glass(paint), 10) +
      shape('M-376 -150C-100 -150 60 -90 376 -128V-92C60 -56 -100 -112 -376 -112Z', second) +
      shape('M-376 -104C-100 -104 60 -50 376 -84V-74C60 -40 -100 -92 -376 -92Z', accent) +
      rect(-376, -64, 752, 20, '#2c4348', 8) +
      circle(362, -92, 12, '#fff3cf') +
      [-230, 210].map((x) => circle(x, -50, 62, '#1b3238') + put(wheel(paint, 50), x, -50)).join('')
    );
  },
};

export const tractor: Prop = {
  width: 440,
  height: 310,
  draw(paint) {
    const { accent } = paint.palette;
    return (
      stroke('M60 -170V-262', '#3a4d50', 15) +
      shape(
        'M-40 -86V-168H150Q190 -166 192 -120V-70H-40Z',
        paint.down(lighten(accent, 0.3), darken(accent, 0.15)),
      ) +
      repeat(4, (index) => rect(90 + index * 22, -150, 10, 50, darken(accent, 0.4), 4)) +
      shape('M-160 -120L-136 -288H10L34 -160V-100H-160Z', darken(accent, 0.25)) +
      shape('M-138 -160L-122 -270H-4L16 -160Z', glass(paint)) +
      rect(-156, -304, 186, 20, lighten(accent, 0.15), 9) +
      circle(-110, -98, 104, rubber) +
      repeat(16, (index) => put(rect(-9, -106, 18, 18, rubber, 3), -110, -98, 1, index * 22.5)) +
      put(wheel(paint, 82), -110, -98) +
      put(wheel(paint, 56), 146, -56)
    );
  },
};

export const reedBoat: Prop = {
  width: 520,
  height: 130,
  draw(paint) {
    const wood: Colour = darken(paint.palette.wood, 0.25);
    return (
      shape(
        'M-258 -118C-190 -60 -120 -40 0 -40S190 -60 258 -118C226 -10 140 0 0 0S-226 -10 -258 -118Z',
        paint.down(lighten(wood, 0.2), darken(wood, 0.4)),
      ) +
      stroke('M-250 -108C-180 -52 -110 -34 0 -34S180 -52 250 -108', paint.palette.third, 6) +
      stroke('M60 -190L150 10', paint.palette.wood, 8)
    );
  },
};

export const plane: Prop = {
  width: 460,
  height: 190,
  draw(paint) {
    const { paper, accent, second } = paint.palette;
    return (
      shape('M-210 -70L-226 -176H-180L-120 -92Z', paint.face(accent)) +
      shape(
        'M-222 -84C-150 -110 120 -116 180 -108C222 -100 232 -84 226 -74C214 -52 120 -46 40 -46C-80 -46 -210 -52 -222 -84Z',
        paint.down(lighten(paper, 0.3), darken(paper, 0.2)),
      ) +
      shape('M-40 -66L-120 10H-70L70 -62Z', paint.face(second)) +
      repeat(9, (index) => circle(-120 + index * 30, -86, 7, '#5d8790')) +
      shape('M176 -106Q206 -100 214 -90H172Z', '#5d8790')
    );
  },
};
