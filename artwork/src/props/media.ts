import { darken, lighten, mix } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { starPath } from '../star-tiles.ts';
import { circle, put, rect, repeat, ring, shape, stroke } from '../svg.ts';

export const camera: Prop = {
  width: 260,
  height: 190,
  draw: (paint) =>
    rect(-60, -186, 110, 40, '#22363b', 10) +
    rect(-124, -158, 248, 158, paint.face('#33484c'), 20) +
    rect(-124, -110, 248, 62, paint.palette.accent) +
    circle(10, -78, 70, '#17292e') +
    circle(10, -78, 56, paint.face('#56787e')) +
    circle(10, -78, 34, '#122a31') +
    circle(-6, -94, 12, '#ffffff', 0.6) +
    circle(-92, -134, 11, paint.palette.third) +
    rect(70, -176, 36, 20, paint.palette.third, 6),
};

export const tripodCamera: Prop = {
  width: 260,
  height: 480,
  draw: (paint) =>
    stroke('M0 -270L-100 -4M0 -270L100 -4M0 -270V-10', '#33484c', 13) +
    rect(-24, -300, 48, 40, '#22363b', 6) +
    put(camera.draw(paint), 0, -294, 0.92),
};

export const softbox: Prop = {
  width: 220,
  height: 520,
  draw: (paint) =>
    stroke('M0 -340V-20M0 -40L-70 -4M0 -40L70 -4', '#33484c', 11) +
    circle(20, -420, 240, paint.glow(paint.palette.lamp, 0.6)) +
    shape('M-96 -510L70 -470V-370L-96 -330Z', paint.across('#fff8e4', '#f3dfae')) +
    shape('M70 -470L106 -440V-400L70 -370Z', '#2b4047'),
};

export const ringLight: Prop = {
  width: 220,
  height: 470,
  draw: (paint) =>
    stroke('M0 -260V-20M0 -40L-70 -4M0 -40L70 -4', '#33484c', 11) +
    circle(0, -360, 220, paint.glow(paint.palette.lamp, 0.6)) +
    ring(0, -360, 88, '#fff6dc', 32) +
    ring(0, -360, 106, '#33484c', 5) +
    rect(-24, -404, 48, 88, '#22363b', 8),
};

export const megaphone: Prop = {
  width: 330,
  height: 240,
  draw(paint) {
    const { accent, third, second } = paint.palette;
    return (
      put(
        rect(-60, 10, 34, 86, paint.body(darken(second, 0.1)), 14) +
          shape(
            'M-110 -44H-40L110 -118V118L-40 44H-110Q-134 44 -134 0T-110 -44Z',
            paint.down(lighten(accent, 0.3), darken(accent, 0.2)),
          ) +
          shape('M110 -118Q146 0 110 118Q84 0 110 -118Z', lighten(accent, 0.5)) +
          rect(-60, -48, 16, 96, third),
        0,
        -120,
        1,
        -14,
      ) +
      [34, 60]
        .map((r) =>
          stroke(
            `M${140 + r * 0.3} ${-150 - r}Q${180 + r} -150 ${150 + r * 0.3} ${-110 + r}`,
            third,
            9,
          ),
        )
        .join('')
    );
  },
};

/** A billboard with shapes instead of words. */
export const billboard: Prop = {
  width: 720,
  height: 540,
  draw(paint) {
    const { second, accent, third, paper, lamp } = paint.palette;
    return (
      rect(-160, -230, 30, 230, paint.body('#44585c')) +
      rect(130, -230, 30, 230, paint.body('#44585c')) +
      rect(-350, -530, 700, 300, '#2b4047', 8) +
      `<g clip-path="${paint.clip('<rect x="-334" y="-514" width="668" height="268"/>')}">` +
      rect(-334, -514, 668, 268, paint.across(lighten(second, 0.1), darken(second, 0.2))) +
      circle(-150, -330, 170, accent) +
      circle(-150, -330, 116, third) +
      shape(starPath(-150, -350, 86), paper) +
      rect(70, -460, 210, 26, paper, 13) +
      rect(70, -410, 150, 26, mix(paper, second, 0.4), 13) +
      rect(70, -336, 120, 46, accent, 23) +
      '</g>' +
      repeat(
        4,
        (index) =>
          stroke(`M${-250 + index * 166} -530v-34h26`, '#44585c', 6) +
          circle(-220 + index * 166, -540, 90, paint.glow(lamp, 0.5)),
      )
    );
  },
};

export const swatches: Prop = {
  width: 320,
  height: 320,
  draw: (paint) =>
    [
      paint.palette.accent,
      paint.palette.second,
      paint.palette.third,
      paint.palette.leaf,
      paint.palette.skyTop,
      '#8e4f56',
    ]
      .map((colour, index) =>
        put(
          rect(-36, -290, 72, 290, lighten(paint.palette.paper, 0.3), 8) +
            rect(-36, -290, 72, 200, colour, 8) +
            rect(-20, -70, 40, 8, '#c3bda9', 3),
          0,
          -20,
          1,
          -50 + index * 20,
        ),
      )
      .join('') + circle(0, -34, 9, '#8d999a'),
};

export const printRoll: Prop = {
  width: 520,
  height: 300,
  draw(paint) {
    const { accent, second, third, paper } = paint.palette;
    return (
      rect(-240, -120, 480, 120, paint.across('#e5e3d8', '#a2acab'), 10) +
      rect(-256, -230, 512, 116, paint.across('#3f565b', '#22363b'), 18) +
      rect(-210, -292, 420, 70, paint.body(paper), 30) +
      shape('M-200 -130H200L226 30H-226Z', lighten(paper, 0.3)) +
      shape('M-186 -116H186L204 10H-204Z', paint.across(second, accent)) +
      circle(0, -46, 40, third) +
      rect(150, -212, 80, 40, '#7fb5ae', 6)
    );
  },
};

export const microphone: Prop = {
  width: 180,
  height: 340,
  draw: (paint) =>
    rect(-60, -16, 120, 16, '#33484c', 8) +
    stroke('M0 -16V-120M-70 -230V-200C-70 -100 70 -100 70 -200V-230', '#44585c', 11) +
    rect(-50, -336, 100, 200, paint.body(paint.palette.metal), 50) +
    repeat(5, (index) =>
      stroke(`M-40 ${-306 + index * 26}H40`, darken(paint.palette.metal, 0.35), 5, 0.7),
    ) +
    rect(-52, -196, 104, 16, paint.palette.accent),
};

export const tablet: Prop = {
  width: 330,
  height: 240,
  draw: (paint) =>
    rect(-164, -238, 328, 238, paint.face('#2b4047'), 20) +
    rect(-142, -218, 284, 198, lighten(paint.palette.paper, 0.3), 4) +
    circle(-40, -120, 60, paint.palette.accent) +
    shape('M-90 -30Q-20 -150 70 -60T142 -90V-20H-142V-60Z', paint.palette.second, 0.9) +
    circle(86, -170, 24, paint.palette.third),
};

/** A bubble with a heart: applause on the internet. */
export const likeBubble: Prop = {
  width: 170,
  height: 160,
  draw: (paint) =>
    shape(
      'M-60 -150H60Q84 -150 84 -126V-66Q84 -42 60 -42H-10L-40 -6L-38 -42H-60Q-84 -42 -84 -66V-126Q-84 -150 -60 -150Z',
      paint.face(paint.palette.accent),
    ) +
    shape(
      'M0 -62C-50 -96 -36 -132 -12 -130Q-2 -128 0 -116Q2 -128 12 -130C36 -132 50 -96 0 -62Z',
      '#fff6e3',
    ),
};
