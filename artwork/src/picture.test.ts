import { categoryIds, type CategoryId } from '@qaysari/contract/catalogue';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawScene, picturesOfListing } from './picture.ts';
import { scenesOf } from './scenes-of-category.ts';

const keys = ['first-listing', 'second-listing', 'third-listing'];
const draw = (category: CategoryId, key: string, count: number) =>
  picturesOfListing(category, keys, key, count);

describe('picturesOfListing', () => {
  it('draws the same pictures for the same listing, and others for another', () => {
    expect(draw('other', 'first-listing', 3)).toEqual(draw('other', 'first-listing', 3));
    expect(draw('other', 'first-listing', 1)).not.toEqual(draw('other', 'second-listing', 1));
  });

  it.each(categoryIds)('draws ten different pictures of one listing in %s', (category) => {
    const scenes = scenesOf[category];
    expect(scenes.length).toBeGreaterThanOrEqual(8);
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
    expect(new Set(draw(category, 'second-listing', 10)).size).toBe(10);
  });

  it.each(categoryIds)('draws no text and nothing from elsewhere in %s', (category) => {
    for (const scene of scenesOf[category]) {
      const svg = drawScene(scene, scene.name, 0, 0);
      expect(svg).not.toMatch(/<text|<image|href=|NaN|undefined/);
    }
  });

  it('draws at 1280 × 960', async () => {
    const [svg = ''] = draw('tourism_travel', 'first-listing', 1);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([1280, 960]);
  });

  it('refuses a listing that is not of the category', () => {
    expect(() => draw('other', 'stranger', 1)).toThrow('No views for stranger');
  });
});
