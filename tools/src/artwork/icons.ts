import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/* Draws the icons of the installed site from its favicon: `npm run icons --workspace tools`. */

const folder = new URL('../../../web/public/', import.meta.url);
const star = readFileSync(new URL('favicon.svg', folder));

const cream = '#F8F2E6';
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

interface Icon {
  file: string;
  /** Pixels of each side. */
  size: number;
  /** How much of it the star takes: phones cut circles out of maskable icons, four fifths wide. */
  part: number;
  background: string | typeof transparent;
}

const icons: Icon[] = [
  { file: 'icon-192.png', size: 192, part: 1, background: transparent },
  { file: 'icon-512.png', size: 512, part: 1, background: transparent },
  { file: 'icon-maskable-512.png', size: 512, part: 0.6, background: cream },
  // iOS paints black behind what is transparent.
  { file: 'apple-touch-icon.png', size: 180, part: 0.74, background: cream },
];

for (const { file, size, part, background } of icons) {
  const side = Math.round(size * part);
  const density = (72 * side) / 32;
  const input = await sharp(star, { density }).resize(side, side).toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL(file, folder).pathname);
}
