import { darken, lighten, mix } from '../colour.ts';
import { datePalm } from '../landscape.ts';
import type { Paint } from '../paint.ts';
import type { Prop } from '../prop.ts';
import { starPath } from '../star-tiles.ts';
import { circle, put, rect, repeat, shape } from '../svg.ts';
import { roundTree } from './plants.ts';

const pane = (paint: Paint, x: number, y: number, w: number, h: number) => {
  const { skyTop, lamp, glow } = paint.palette;
  const lit = paint.random.chance(glow * 0.5);
  return (
    rect(x, y, w, h, lit ? lamp : mix(skyTop, '#33606a', 0.45), 2) +
    shape(`M${x} ${y}H${x + w * 0.6}L${x} ${y + h * 0.7}Z`, '#ffffff', 0.16)
  );
};

/** A house of the north-west suburbs: flat roof, arches, a walled garden. */
export const villa: Prop = {
  width: 640,
  height: 400,
  draw(paint) {
    const { paper, accent, wood, third, second } = paint.palette;
    const wall = mix(paper, third, 0.2);
    return (
      put(datePalm(paint, 380), -280, 0) +
      put(roundTree.draw(paint), 290, 0, 0.7) +
      rect(-230, -240, 460, 240, paint.across(lighten(wall, 0.3), darken(wall, 0.12))) +
      rect(-130, -380, 270, 150, paint.across(lighten(wall, 0.3), darken(wall, 0.16))) +
      rect(-146, -394, 302, 22, darken(wall, 0.2), 3) +
      rect(-246, -254, 492, 22, darken(wall, 0.2), 3) +
      repeat(3, (index) => pane(paint, -104 + index * 78, -350, 56, 84)) +
      repeat(2, (index) => pane(paint, -196 + index * 310, -180, 84, 110)) +
      shape('M-70 0V-110C-70 -170 70 -170 70 -110V0Z', darken(wall, 0.3)) +
      shape('M-52 0V-104C-52 -150 52 -150 52 -104V0Z', paint.face(wood)) +
      shape(starPath(0, -84, 26), third) +
      rect(-320, -70, 210, 70, paint.across(lighten(accent, 0.45), lighten(accent, 0.2))) +
      rect(110, -70, 220, 70, paint.across(lighten(accent, 0.35), lighten(accent, 0.1))) +
      rect(-326, -80, 222, 14, second) +
      rect(104, -80, 232, 14, second)
    );
  },
};

/** A block of flats, `floors` high. */
export const apartments: Prop = {
  width: 300,
  height: 560,
  draw(paint) {
    const { second, paper } = paint.palette;
    const wall = paint.random.pick([
      mix(paper, second, 0.2),
      mix(paper, paint.palette.accent, 0.35),
      mix(second, paper, 0.3),
    ]);
    return (
      rect(-150, -560, 300, 560, paint.across(lighten(wall, 0.25), darken(wall, 0.2))) +
      rect(-160, -572, 320, 18, darken(wall, 0.3)) +
      repeat(21, (index) => {
        const x = -128 + (index % 3) * 90;
        const y = -530 + Math.floor(index / 3) * 72;
        return pane(paint, x, y, 62, 44) + rect(x - 6, y + 44, 74, 9, darken(wall, 0.25));
      })
    );
  },
};

/** A house small enough for a table: model, gift or promise. */
export const modelHouse: Prop = {
  width: 320,
  height: 280,
  draw(paint) {
    const { accent, paper, second, wood } = paint.palette;
    return (
      rect(-156, -20, 312, 20, paint.across(lighten(wood, 0.4), wood), 6) +
      rect(-110, -170, 220, 152, paint.across(lighten(paper, 0.3), darken(paper, 0.14))) +
      shape('M-140 -164L0 -278L140 -164Z', paint.face(accent)) +
      rect(60, -270, 30, 60, darken(accent, 0.2)) +
      shape('M-26 -20V-86Q0 -118 26 -86V-20Z', second) +
      pane(paint, -90, -136, 44, 48) +
      pane(paint, 48, -136, 44, 48) +
      circle(-132, -44, 26, paint.palette.leaf) +
      circle(136, -40, 22, paint.palette.leaf)
    );
  },
};
