import type { Paint } from '../paint.ts';
import { set, stand } from '../prop.ts';
import { beam, lampAt, rugAt, wallAndFloor, windowAt, type WindowForm } from '../room.ts';
import type { Placed } from '../scene.ts';
import { put } from '../svg.ts';

interface Interior {
  /** Where the floor begins. */
  floorY?: number;
  /** Upper left corner and size. */
  window?: readonly [x: number, y: number, w: number, h: number, form: WindowForm];
  lamps?: readonly number[];
  tiles?: boolean;
  rug?: boolean;
  /** On the wall or standing at the back, without shadows. */
  behind?: readonly Placed[];
  things: readonly Placed[];
}

/** How much nearer the eye is than the wall-wide view, so that things fill the picture. */
const closeness = 1.17;

/** A room with a window, furniture on the floor and lamps. Things are drawn in the order given. */
export function interior(paint: Paint, room: Interior): string {
  const floorY = room.floorY ?? 700;
  const { window } = room;
  const content = [
    wallAndFloor(paint, floorY, room.tiles ?? false),
    window ? windowAt(paint, ...window) : '',
    window ? beam(paint, window[0] + 10, window[1] + window[3] * 0.3, window[2] * 0.8, 520) : '',
    ...(room.behind ?? []).map((placed) => set(paint, ...placed)),
    room.rug ? rugAt(paint, 190, floorY + 70, 900, 150) : '',
    ...(room.lamps ?? []).map((x) => lampAt(paint, x, paint.random.between(140, 200))),
    ...room.things.map((placed) => stand(paint, ...placed)),
  ].join('');
  return put(content, -640 * (closeness - 1), -900 * (closeness - 1), closeness);
}
