import { darken, lighten } from '../colour.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, shape, stroke } from '../svg.ts';
import { chair } from './tea.ts';

export const marquee: Prop = {
  width: 900,
  height: 480,
  draw(paint) {
    const { accent, paper, third, lamp } = paint.palette;
    return (
      rect(-400, -290, 800, 290, darken(accent, 0.55)) +
      circle(0, -200, 360, paint.glow(lamp, 0.55)) +
      repeat(5, (index) => put(chair.draw(paint), -250 + index * 125, 0, 0.6)) +
      repeat(9, (index) => {
        const x = -440 + index * 98;
        const colour = index % 2 ? paper : accent;
        return (
          shape(
            `M0 -480L${x} -286H${x + 98}Z`,
            paint.down(lighten(colour, 0.1), darken(colour, 0.12)),
          ) + oval(x + 49, -286, 49, 30, darken(colour, 0.08))
        );
      }) +
      [-400, 400].map((x) => rect(x - 9, -290, 18, 290, paint.body(paint.palette.wood))).join('') +
      repeat(11, (index) => circle(-350 + index * 70, -232 + Math.abs(index - 5) * -7, 9, lamp)) +
      shape('M0 -480V-530L46 -512L0 -496Z', third)
    );
  },
};

export const goal: Prop = {
  width: 620,
  height: 290,
  draw: (paint) =>
    repeat(15, (index) => stroke(`M${-280 + index * 40} -270V-10`, '#f6f3ea', 2, 0.6)) +
    repeat(7, (index) => stroke(`M-290 ${-250 + index * 40}H290`, '#f6f3ea', 2, 0.6)) +
    stroke('M-296 0V-280H296V0', '#faf6ea', 17) +
    put(
      circle(0, -36, 36, '#faf6ea') +
        shape('M0 -52l16 12l-6 19h-20l-6 -19Z', paint.palette.ink) +
        stroke(
          'M0 -52V-70M16 -40L34 -46M-16 -40L-34 -46M10 -21L20 -6M-10 -21L-20 -6',
          paint.palette.ink,
          5,
        ),
      190,
      30,
    ),
};

export const slide: Prop = {
  width: 520,
  height: 400,
  draw: (paint) =>
    stroke('M-190 0V-300M-90 0V-300', paint.palette.wood, 17) +
    repeat(5, (index) => stroke(`M-190 ${-40 - index * 52}H-90`, paint.palette.wood, 11)) +
    rect(-210, -270, 180, 20, paint.palette.second, 6) +
    shape('M-220 -300L-120 -400L-20 -300Z', paint.face(paint.palette.accent)) +
    shape(
      'M-40 -262C60 -250 90 -40 240 -34V0H170C40 -10 30 -200 -40 -214Z',
      paint.down(lighten(paint.palette.third, 0.2), darken(paint.palette.third, 0.15)),
    ) +
    stroke('M-40 -276C60 -264 96 -54 240 -46', paint.palette.accent, 13) +
    [0, 1, 2]
      .map((ball) =>
        circle(
          60 + ball * 46 - 200,
          -20,
          20,
          [paint.palette.accent, paint.palette.second, paint.palette.leaf][ball] ?? '',
        ),
      )
      .join(''),
};

export const mattress: Prop = {
  width: 520,
  height: 260,
  draw: (paint) =>
    repeat(
      3,
      (index) =>
        rect(
          -250,
          -84 - index * 84,
          500,
          76,
          paint.across(lighten(paint.palette.paper, 0.3), darken(paint.palette.paper, 0.14)),
          26,
        ) +
        rect(
          -250,
          -54 - index * 84,
          500,
          15,
          [paint.palette.second, paint.palette.accent, paint.palette.third][index] ?? '',
        ) +
        repeat(9, (button) => circle(-210 + button * 52, -70 - index * 84, 4, '#c3bda9')),
    ),
};

export const prayerBeads: Prop = {
  width: 230,
  height: 300,
  draw: (paint) =>
    repeat(27, (index) => {
      const angle = (index / 27) * Math.PI * 2 + Math.PI / 2;
      return circle(
        Math.cos(angle) * 88,
        -200 + Math.sin(angle) * 92,
        12,
        paint.body(index % 9 ? paint.palette.accent : paint.palette.third),
      );
    }) +
    stroke('M0 -108V-70', paint.palette.third, 5) +
    oval(0, -76, 13, 22, paint.palette.second) +
    repeat(5, (index) => stroke(`M0 -56L${-20 + index * 10} -4`, paint.palette.third, 5)),
};

export const eggs: Prop = {
  width: 300,
  height: 130,
  draw: (paint) =>
    repeat(5, (index) =>
      oval(-104 + index * 52, -84, 27, 36, paint.body(index % 3 ? '#ecd3ae' : '#faf1e0')),
    ) +
    rect(-146, -70, 292, 70, paint.down('#b9b29c', '#8f8a78'), 14) +
    repeat(5, (index) => oval(-104 + index * 52, -66, 27, 15, '#d0c9b2')),
};

export const incubator: Prop = {
  width: 300,
  height: 400,
  draw: (paint) =>
    rect(-148, -396, 296, 396, paint.across('#f3efe2', '#bcc4bf'), 14) +
    rect(-118, -330, 236, 290, '#3a2d28', 8) +
    circle(0, -190, 220, paint.glow('#ffb35c', 0.65)) +
    repeat(
      3,
      (shelf) =>
        repeat(5, (index) => oval(-88 + index * 44, -264 + shelf * 92, 19, 25, '#f3dfc0')) +
        rect(-118, -240 + shelf * 92, 236, 9, '#8d999a'),
    ) +
    rect(-100, -378, 90, 34, '#17353c', 5) +
    circle(90, -360, 11, paint.palette.accent),
};

export const mushrooms: Prop = {
  width: 230,
  height: 190,
  draw: (paint) =>
    [
      [-60, 0.8],
      [62, 0.7],
      [0, 1.1],
    ]
      .map(([x, scale]) =>
        put(
          shape('M-26 0C-20 -50 -20 -70 -16 -96H16C20 -70 20 -50 26 0Z', paint.body('#f3e9d3')) +
            shape(
              'M-74 -88C-74 -160 74 -160 74 -88Q0 -70 -74 -88Z',
              paint.face(lighten(paint.palette.accent, 0.4)),
            ),
          x ?? 0,
          0,
          scale ?? 1,
        ),
      )
      .join(''),
};
