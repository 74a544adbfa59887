import { darken, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import type { Prop } from '../prop.ts';
import { circle, oval, put, rect, repeat, shape, stroke } from '../svg.ts';
import { waterJug } from './water.ts';

/** A toothed wheel around 0,0. */
function gearAt(paint: Paint, r: number, colour: string): string {
  return (
    repeat(12, (index) =>
      put(rect(-r * 0.13, -r * 1.16, r * 0.26, r * 0.4, colour, 4), 0, 0, 1, index * 30),
    ) +
    circle(0, 0, r, paint.face(colour)) +
    circle(0, 0, r * 0.62, darken(colour, 0.18)) +
    repeat(5, (index) =>
      put(rect(-r * 0.08, -r * 0.62, r * 0.16, r * 0.6, colour), 0, 0, 1, index * 72),
    ) +
    circle(0, 0, r * 0.24, colour) +
    circle(0, 0, r * 0.1, darken(colour, 0.5))
  );
}

export const gears: Prop = {
  width: 380,
  height: 330,
  draw: (paint) =>
    put(gearAt(paint, 112, paint.palette.metal), -54, -132) +
    put(gearAt(paint, 70, paint.palette.accent), 112, -226, 1, 12) +
    put(gearAt(paint, 50, paint.palette.second), 116, -64, 1, 5),
};

export const factory: Prop = {
  width: 780,
  height: 470,
  draw(paint) {
    const { accent, paper, second, lamp, glow } = paint.palette;
    const wall = mix(paper, accent, 0.3);
    return (
      [-250, -160]
        .map(
          (x, index) =>
            rect(x - 24, -440 + index * 50, 48, 400, paint.body(accent)) +
            rect(x - 24, -420 + index * 50, 48, 22, paper) +
            oval(x + 20, -470 + index * 44, 46, 22, '#fff6e3', 0.6) +
            oval(x + 76, -504 + index * 40, 64, 26, '#fff6e3', 0.45),
        )
        .join('') +
      repeat(4, (index) =>
        shape(
          `M${-120 + index * 125} -200V-310L${5 + index * 125} -200Z`,
          paint.across(lighten(second, 0.35), second),
        ),
      ) +
      rect(-320, -200, 700, 200, paint.across(lighten(wall, 0.25), darken(wall, 0.15))) +
      repeat(7, (index) =>
        rect(-296 + index * 96, -166, 70, 54, mix('#3f6d77', lamp, glow * 0.6), 3),
      ) +
      rect(-280, -84, 130, 84, darken(second, 0.1)) +
      repeat(5, (index) => rect(-280, -78 + index * 17, 130, 4, lighten(second, 0.2))) +
      rect(110, -84, 180, 84, darken(second, 0.1)) +
      repeat(5, (index) => rect(110, -78 + index * 17, 180, 4, lighten(second, 0.2))) +
      rect(-330, -210, 720, 16, darken(wall, 0.3))
    );
  },
};

/** A line of goods running on rollers; `goods` ride on it. */
const conveyorWith = (goods: Prop, count: number, size: number): Prop => ({
  width: 860,
  height: 330,
  draw: (paint) =>
    repeat(4, (index) => rect(-380 + index * 240, -130, 22, 130, '#44585c')) +
    repeat(count, (index) =>
      put(goods.draw(paint), -370 + (740 / (count - 1)) * index, -156, size / goods.height),
    ) +
    rect(-430, -158, 860, 42, '#2b4047', 21) +
    repeat(17, (index) => circle(-408 + index * 51, -137, 13, '#aab5b4')) +
    rect(-430, -164, 860, 9, paint.palette.accent, 4),
});

export const bottleLine = conveyorWith(waterJug, 8, 150);

export const carton: Prop = {
  width: 150,
  height: 130,
  draw(paint) {
    const card = '#cf9f66';
    return (
      rect(-74, -128, 148, 128, paint.face(card), 4) +
      rect(-14, -128, 28, 128, lighten(card, 0.3)) +
      rect(24, -44, 38, 28, paint.palette.paper, 2) +
      stroke('M-60 -24v-22l-8 8M-60 -46l8 8', darken(card, 0.4), 4)
    );
  },
};

export const cartonLine = conveyorWith(carton, 5, 120);

/** A milling machine with a lit window. */
export const machine: Prop = {
  width: 460,
  height: 380,
  draw(paint) {
    const { second, accent, lamp, metal } = paint.palette;
    return (
      rect(-226, -370, 452, 370, paint.across('#e5e3d8', '#a9b2ae'), 18) +
      rect(-226, -96, 452, 96, paint.across(lighten(second, 0.15), darken(second, 0.2)), 8) +
      rect(-190, -336, 250, 210, '#17353c', 12) +
      circle(-66, -220, 140, paint.glow(lamp, 0.5)) +
      rect(-92, -336, 52, 90, paint.body(metal)) +
      shape('M-82 -246H-50L-60 -196H-72Z', '#dfe3de') +
      rect(-150, -176, 170, 26, paint.body(metal), 4) +
      put(gearAt(paint, 28, accent), -66, -186) +
      rect(90, -336, 110, 150, '#2b4047', 10) +
      rect(102, -322, 86, 62, '#7fb5ae', 4) +
      repeat(6, (index) =>
        circle(
          112 + (index % 3) * 32,
          -232 + Math.floor(index / 3) * 26,
          8,
          index === 5 ? '#c8452f' : '#f0e6cd',
        ),
      )
    );
  },
};

export const sewingMachine: Prop = {
  width: 330,
  height: 260,
  draw(paint) {
    const { second, third, metal, accent } = paint.palette;
    return (
      rect(
        -160,
        -30,
        320,
        30,
        paint.across(lighten(paint.palette.wood, 0.3), paint.palette.wood),
        6,
      ) +
      shape(
        'M-140 -190H90Q140 -190 140 -140V-30H60V-110Q60 -124 46 -124H-90V-90H-140Z',
        paint.down(lighten(second, 0.3), darken(second, 0.2)),
      ) +
      circle(146, -132, 40, paint.face(metal)) +
      circle(146, -132, 14, darken(metal, 0.4)) +
      stroke('M-116 -92V-36', '#aab5b4', 7) +
      rect(-136, -44, 44, 9, '#aab5b4', 3) +
      rect(-14, -236, 30, 46, paint.body(accent), 5) +
      stroke('M0 -190L-112 -150', accent, 2) +
      stroke('M-60 -158H60', third, 8) +
      shape('M-160 -34H-30Q-60 10 -150 0Z', lighten(accent, 0.25))
    );
  },
};
