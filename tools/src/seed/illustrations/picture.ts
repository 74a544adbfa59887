import type { CategoryId } from '@qaysari/contract/catalogue';
import { hourNames, paletteAt } from './palette.ts';
import { Paint } from './paint.ts';
import { randomFrom } from './random.ts';
import type { Scene } from './scene.ts';
import { scenesOf } from './scenes-of-category.ts';
import { pictureHeight, pictureWidth, rect } from './svg.ts';

/** The views of one ad in order: those its key names first, then the others from a turning start. */
function viewsOf(category: CategoryId, key: string, place: number): Scene[] {
  const scenes = scenesOf[category];
  const words = key.split('-');
  const start = (place * 3) % scenes.length;
  const turned = [...scenes.slice(start), ...scenes.slice(0, start)];
  const fits = (scene: Scene) => scene.words.some((word) => words.includes(word));
  return [...turned.filter(fits), ...turned.filter((scene) => !fits(scene))];
}

/** Draws one scene at one hour, as a whole SVG document of 1280 × 960. */
export function drawScene(scene: Scene, seed: string, hour: number, round: number): string {
  const random = randomFrom(seed);
  const paint = new Paint(paletteAt(hourNames[hour % hourNames.length] ?? 'morning', random), random);
  const content = scene.draw(paint);
  const { veil, veilOpacity } = paint.palette;
  const zoom = round === 0 ? random.between(1, 1.07) : random.between(1.3, 1.5);
  const width = pictureWidth / zoom;
  const height = pictureHeight / zoom;
  const left = (pictureWidth - width) * random.between(0.25, 0.75);
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
 * The pictures of one ad, cover first, as SVG. `place` is the ad's number among those of its
 * category: neighbours begin with different views and at different hours.
 */
export function picturesOfAd(
  category: CategoryId,
  key: string,
  place: number,
  count: number,
): string[] {
  const views = viewsOf(category, key, place);
  return Array.from({ length: count }, (_, index) => {
    const scene = views[index % views.length] as Scene;
    const round = Math.floor(index / views.length);
    return drawScene(scene, `${key}/${index}`, place + index * 2 + (index % 3), round);
  });
}
