import { darken, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { stand, type Prop } from '../prop.ts';
import { beam, nicheAt, windowAt } from '../room.ts';
import { starTiles } from '../star-tiles.ts';
import { circle, put, rect } from '../svg.ts';

function backdrop(paint: Paint): string {
  const { wall, second, third, paper, lamp } = paint.palette;
  const plain =
    rect(0, 0, 1280, 700, paint.down(lighten(wall, 0.16), darken(wall, 0.08))) +
    rect(0, 0, 1280, 700, paint.across(lighten(wall, 0.2), darken(wall, 0.3)), 0, 0.5);
  const kind = paint.random.pick(['window', 'arch', 'tiles', 'sun'] as const);
  if (kind === 'window') {
    const x = paint.random.between(150, 700);
    return plain + windowAt(paint, x, 110, 400, 480, 'square') + beam(paint, x + 20, 300, 330, 500);
  }
  if (kind === 'arch') {
    return plain + nicheAt(paint, 250, 130, 780, 640, mix(wall, second, 0.35));
  }
  if (kind === 'tiles') {
    return (
      rect(
        0,
        0,
        1280,
        700,
        starTiles(
          paint,
          128,
          mix(second, paper, 0.1),
          mix(paper, third, 0.25),
          mix(second, third, 0.4),
        ),
      ) + rect(0, 0, 1280, 700, paint.across(lighten(second, 0.5), darken(second, 0.4)), 0, 0.5)
    );
  }
  return (
    plain +
    circle(640, 560, 420, paint.down(mix(third, wall, 0.25), mix(wall, third, 0.3))) +
    circle(640, 500, 700, paint.glow(lamp, 0.35))
  );
}

/** What a row of things may take up without touching the edges, at any framing. */
const widest = 930;

/** Two to four things near by on a table: the widest in the middle of attention. */
export function tabletop(paint: Paint, things: readonly (readonly [Prop, number])[]): string {
  const { wood, paper, second } = paint.palette;
  const top = paint.random.chance(0.3) ? mix(paper, second, 0.12) : wood;
  const edge = 690;
  const gap = 46;
  const wanted = things.map(([prop, height]) => (prop.width / prop.height) * height);
  const room = widest - gap * (things.length - 1);
  const fit = Math.min(1, room / wanted.reduce((sum, width) => sum + width, 0));
  const widths = wanted.map((width) => width * fit);
  let x = 640 - (widths.reduce((sum, width) => sum + width, 0) + gap * (things.length - 1)) / 2;
  const standing = things.map(([prop, height], index) => {
    const width = widths[index] ?? 0;
    const drawn = stand(paint, prop, x + width / 2, edge + 84 + (index % 2) * 54, height * fit);
    x += width + gap;
    return { drawn, depth: index % 2 };
  });
  const content =
    backdrop(paint) +
    rect(0, edge, 1280, 190, paint.down(darken(top, 0.06), lighten(top, 0.16))) +
    rect(0, edge, 1280, 190, paint.across(lighten(top, 0.3), darken(top, 0.25)), 0, 0.5) +
    rect(0, edge + 190, 1280, 90, paint.down(darken(top, 0.3), darken(top, 0.5))) +
    rect(0, edge + 186, 1280, 8, lighten(top, 0.4)) +
    standing
      .sort((a, b) => a.depth - b.depth)
      .map(({ drawn }) => drawn)
      .join('');
  return put(content, -640 * 0.14, -860 * 0.14, 1.14);
}
