import type { CategoryId } from '@qaysari/contract/catalogue';
import { galleries } from './galleries.ts';
import { generalViews } from './general-views.ts';
import { hourNames, paletteAt } from './palette.ts';
import { Paint } from './paint.ts';
import { randomFrom } from '../../tools/src/random.ts';
import type { Scene } from './scene.ts';
import { scenesOf, viewNamed } from './scenes-of-category.ts';
import { pictureHeight, pictureWidth, rect } from './svg.ts';
import { viewsOfListing } from './views-of-listing.ts';

/** Draws one scene at one hour, as a whole SVG document of 1280 × 960. */
export function drawScene(scene: Scene, seed: string, hour: number, round: number): string {
  const random = randomFrom(seed);
  const paint = new Paint(
    paletteAt(hourNames[hour % hourNames.length] ?? 'morning', random),
    random,
  );
  const content = scene.draw(paint);
  const { veil, veilOpacity } = paint.palette;
  // A view that comes again is looked at more closely, first from one side, then from the other.
  const zoom = round === 0 ? random.between(1, 1.07) : random.between(1.35, 1.5);
  const width = pictureWidth / zoom;
  const height = pictureHeight / zoom;
  const side = round === 0 ? random.between(0.25, 0.75) : round % 2;
  const left = (pictureWidth - width) * (round === 0 ? side : 0.15 + side * 0.7);
  const top = (pictureHeight - height) * (round === 0 ? 0.5 : random.between(0.62, 0.85));
  const mirror = random.chance(0.5) ? ` transform="translate(${pictureWidth} 0) scale(-1 1)"` : '';
  const lying =
    '<filter id="lying" x="-20%" y="-20%" width="140%" height="140%"><feColorMatrix values="0 0 0 0 .05 0 0 0 0 .18 0 0 0 0 .22 0 0 0 1 0"/><feGaussianBlur stdDeviation="7"/></filter>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="${left.toFixed(1)} ${top.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}">` +
    `${paint.definitions()}<defs>${lying}</defs><g${mirror}>${content}</g>` +
    `${rect(0, 0, pictureWidth, pictureHeight, veil, 0, veilOpacity)}</svg>`
  );
}

/**
 * The pictures of one listing, cover first, as SVG. `keys` are those of all listings of its category: their
 * covers are shared out between them, and neighbours begin at different hours. Throws when `key`
 * is not among them.
 */
export function picturesOfListing(
  category: CategoryId,
  keys: readonly string[],
  key: string,
  count: number,
): string[] {
  const choice = { scenes: scenesOf[category], general: generalViews[category].map(viewNamed) };
  const views = viewsOfListing(choice, keys, key, galleries[key]?.map(viewNamed));
  const place = keys.indexOf(key);
  return Array.from({ length: count }, (_, index) => {
    const scene = views[index % views.length] as Scene;
    const round = Math.floor(index / views.length);
    return drawScene(scene, `${key}/${index}`, place + index * 2 + (index % 3), round);
  });
}
