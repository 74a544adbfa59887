import { categoryIds, type CategoryId } from '@qaysari/contract/catalogue';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawScene, picturesOfAd } from './picture.ts';
import { scenesOf } from './scenes-of-category.ts';

const keys = ['first-ad', 'second-ad', 'third-ad'];
const draw = (category: CategoryId, key: string, count: number) =>
  picturesOfAd(category, keys, key, count);

describe('pictures', () => {
  it('are the same for the same ad, and others for another', () => {
    expect(draw('other', 'first-ad', 3)).toEqual(draw('other', 'first-ad', 3));
    expect(draw('other', 'first-ad', 1)).not.toEqual(draw('other', 'second-ad', 1));
  });

  it.each(categoryIds)('of %s show ten different pictures of one ad', (category) => {
    const scenes = scenesOf[category];
    expect(scenes.length).toBeGreaterThanOrEqual(8);
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
    expect(new Set(draw(category, 'second-ad', 10)).size).toBe(10);
  });

  it.each(categoryIds)('of %s hold no text and nothing from elsewhere', (category) => {
    for (const scene of scenesOf[category]) {
      const svg = drawScene(scene, scene.name, 0, 0);
      expect(svg).not.toMatch(/<text|<image|href=|NaN|undefined/);
    }
  });

  it('can be rendered at 4:3', async () => {
    const [svg = ''] = draw('tourism_travel', 'first-ad', 1);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([1280, 960]);
  });

  it('refuse an ad that is not of the category', () => {
    expect(() => draw('other', 'stranger', 1)).toThrow('No views for stranger');
  });
});
