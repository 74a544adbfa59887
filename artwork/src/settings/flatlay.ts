import { darken, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { lay, type Prop } from '../prop.ts';
import { starTiles } from '../star-tiles.ts';
import { rect, repeat, shape, stroke } from '../svg.ts';

function surface(paint: Paint): string {
  const { wood, second, third, paper, wall, accent } = paint.palette;
  const kind = paint.random.pick(['boards', 'tiles', 'cloth', 'plain'] as const);
  if (kind === 'boards') {
    return repeat(8, (index) =>
      rect(
        0,
        index * 122,
        1280,
        120,
        paint.across(lighten(wood, 0.3 + (index % 3) * 0.05), darken(wood, (index % 2) * 0.12)),
      ),
    );
  }
  if (kind === 'tiles') {
    const tiles = starTiles(
      paint,
      160,
      mix(second, paper, 0.75),
      mix(paper, third, 0.18),
      mix(second, paper, 0.55),
    );
    return rect(0, 0, 1280, 960, tiles);
  }
  const cloth = kind === 'cloth' ? mix(accent, paper, 0.5) : mix(wall, paper, 0.45);
  const stripes = repeat(9, (index) =>
    stroke(`M${index * 180 - 300} 0 L${index * 180 - 60} 960`, lighten(cloth, 0.3), 26, 0.4),
  );
  return rect(0, 0, 1280, 960, paint.face(cloth)) + (kind === 'cloth' ? stripes : '');
}

/** Things laid out and seen from above; the first two are the largest. */
export function flatlay(paint: Paint, things: readonly Prop[]): string {
  const spots = [
    [430, 410, 590, -12],
    [880, 580, 540, 14],
    [960, 190, 310, 28],
    [220, 780, 320, -30],
    [570, 830, 270, 8],
    [130, 190, 290, 40],
    [1160, 850, 270, -18],
  ] as const;
  const order = [...things.slice(0, 2), ...paint.random.shuffled(things.slice(2))];
  const light = paint.random.between(200, 500);
  return (
    surface(paint) +
    order
      .slice(0, spots.length)
      .map((prop, index) => {
        const [x, y, size, turn] = spots[index] as (typeof spots)[number];
        return lay(
          paint,
          prop,
          x + paint.random.between(-20, 20),
          y,
          size,
          turn + paint.random.between(-8, 8),
        );
      })
      .join('') +
    shape(
      `M${light} 0 L${light + 260} 0 L${light - 260} 960 L${light - 620} 960Z`,
      '#fff3d6',
      0.16,
    ) +
    shape(`M${light + 420} 0 L${light + 520} 0 L${light} 960 L${light - 140} 960Z`, '#fff3d6', 0.14)
  );
}
