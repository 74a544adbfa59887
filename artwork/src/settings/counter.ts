import { darken, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { row, stand, type Prop } from '../prop.ts';
import { lampAt, shelfAt, wallAndFloor, windowAt } from '../room.ts';
import { starTiles } from '../star-tiles.ts';
import { rect, repeat } from '../svg.ts';

/** The inside of a shop: goods on shelves behind, a counter in front with things on it. */
export function counter(
  paint: Paint,
  shelf: readonly Prop[],
  top: readonly (readonly [Prop, number])[],
): string {
  const { wood, second, third, paper, wall } = paint.palette;
  const withWindow = paint.random.chance(0.45);
  const shelvesX = withWindow ? 520 : 130;
  const shelvesW = withWindow ? 680 : 1020;
  const rows = repeat(2, (index) => {
    const y = 260 + index * 190;
    return (
      shelfAt(paint, shelvesX, y, shelvesW) +
      row(paint, shelf, shelvesX + 24, y, shelvesW - 40, 118)
    );
  });
  const counterTop = 640;
  const front = mix(wood, wall, 0.12);
  const panel = paint.random.chance(0.6)
    ? rect(
        90,
        counterTop + 96,
        1100,
        224,
        starTiles(paint, 112, second, mix(paper, third, 0.3), third),
      )
    : repeat(8, (index) =>
        rect(100 + index * 138, counterTop + 90, 116, 220, paint.face(lighten(front, 0.1)), 8),
      );
  const space = 1000 / top.length;
  return (
    wallAndFloor(paint, 850, true) +
    (withWindow
      ? windowAt(paint, 110, 180, 280, 380, paint.random.pick(['arch', 'lattice']))
      : '') +
    rows +
    lampAt(paint, withWindow ? 700 : 380, 40, 0.9) +
    lampAt(paint, 1010, 30, 0.9) +
    rect(60, counterTop + 40, 1160, 320, paint.down(front, darken(front, 0.4))) +
    panel +
    rect(60, counterTop + 60, 1160, 60, paint.fade('#0c2f38', 0.35, 'down')) +
    rect(36, counterTop, 1208, 62, paint.down(lighten(wood, 0.35), wood), 10) +
    top
      .map(([prop, height], index) =>
        stand(paint, prop, 140 + space * (index + 0.5), counterTop + 26, height),
      )
      .join('')
  );
}
