/** `npm run artwork -- <listing key> …`: draws the pictures of these listings into `emulator-data`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { pictureFiles } from '../../tools/src/seed/picture-files.ts';
import { readSeedData } from '../../tools/src/seed/seed-data.ts';
import type { SeedListing } from '../../tools/src/seed/seed-listings.ts';
import { picturesOfListing } from './picture.ts';

const { listings } = readSeedData();

/** An SVG of 1280 × 960 as WebP. */
function render(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 64, effort: 5 }).toBuffer();
}

async function draw(listing: SeedListing): Promise<void> {
  const sameCategory = listings.filter(({ category }) => category === listing.category);
  const keys = sameCategory.map(({ key }) => key);
  const svgs = picturesOfListing(listing.category, keys, listing.key, listing.pictures);
  const pictures = await Promise.all(svgs.map(render));
  for (const [index, file] of pictureFiles(listing).entries()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pictures[index] ?? Buffer.alloc(0));
  }
  console.log(`${listing.key}: ${pictures.length} pictures`);
}

const asked = process.argv.slice(2);
const known = new Set(listings.map(({ key }) => key));
const unknown = asked.filter((key) => !known.has(key));
if (asked.length === 0 || unknown.length > 0) {
  console.error(
    unknown.length > 0
      ? `There is no listing ${unknown.join(', ')}.`
      : 'Usage: npm run artwork -- <listing key> …',
  );
  process.exit(1);
}
for (const listing of listings) if (asked.includes(listing.key)) await draw(listing);
