import { crc32 } from 'node:zlib';
import { imagePreview, imageUrl, shareImageSize } from '@qaysari/contract/listing/images';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { detectImageFormat } from './image-format.ts';
import { narrowerVariants, processImage, shareImage, type ProcessedImage } from './image.ts';

/** Made before the first is read: from then on this process loads nothing but pictures. */
const files: Record<string, Buffer> = {};

function plain(width: number, height: number, background = 'red'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Red over blue, both of half the height. */
async function twoColours(width: number, height: number): Promise<Sharp> {
  const red = await plain(width, Math.floor(height / 2))
    .png()
    .toBuffer();
  return plain(width, height, 'blue').composite([{ input: red, left: 0, top: 0 }]);
}

/** A PNG whose head says another size than its pixels have. */
function withSizeInHead(png: Buffer, size: number): Buffer {
  const forged = Buffer.from(png);
  forged.writeUInt32BE(size, 16);
  forged.writeUInt32BE(size, 20);
  forged.writeUInt32BE(crc32(forged.subarray(12, 29)), 29);
  return forged;
}

beforeAll(async () => {
  const [wide, whole, tall] = await Promise.all([
    twoColours(900, 300),
    twoColours(400, 300),
    twoColours(300, 400),
  ]);
  files['jpeg'] = await whole.jpeg().toBuffer();
  files['png'] = await whole.png().toBuffer();
  files['webp'] = await whole.webp().toBuffer();
  files['gif'] = await whole.gif().toBuffer();
  files['avif'] = await whole.avif().toBuffer();
  files['wide'] = await wide.jpeg().toBuffer();
  files['tall'] = await tall.jpeg().toBuffer();
  files['turned'] = await tall.withMetadata({ orientation: 3 }).jpeg().toBuffer();
  files['grey'] = await plain(400, 300).greyscale().png().toBuffer();
  files['cmyk'] = await plain(400, 300).toColourspace('cmyk').jpeg().toBuffer();
  files['deep'] = await plain(400, 300).toColourspace('rgb16').png().toBuffer();
  files['clear'] = await sharp({
    create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  // The hardest to make small.
  files['noise'] = await sharp({
    create: {
      ...{ width: 1280, height: 960, channels: 3, background: 'grey' },
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer();
  files['tiny'] = await plain(1, 1).png().toBuffer();
  files['line'] = await plain(5000, 1).png().toBuffer();
  files['huge'] = withSizeInHead(files['tiny'], 14_000);
  files['svg'] = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  files['tiff'] = await plain(9, 9).tiff().toBuffer();
}, 60_000);

const processed = new Map<string, ReturnType<typeof processImage>>();

async function read(name: string): Promise<ProcessedImage> {
  const processing = processed.get(name) ?? processImage(files[name] ?? Buffer.alloc(0));
  processed.set(name, processing);
  const picture = await processing;
  if (typeof picture === 'string') throw new Error(`${name}: ${picture}`);
  return picture;
}

/** Red, green and blue near a point of the widest variant; from 0 to 1 from the start and the top. */
async function colourAt({ variants }: ProcessedImage, x: number, y: number): Promise<number[]> {
  const widest = variants.find(({ width }) => width === 1280)?.bytes;
  const { data, info } = await sharp(widest).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * 959) * info.width + Math.floor(x * 1279)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const isRed = ([r = 0, , b = 0]: number[]) => r > 180 && b < 80;
const isBlue = ([r = 0, , b = 0]: number[]) => b > 180 && r < 80;

describe('a picture', () => {
  test.each([
    'jpeg',
    'png',
    'webp',
    'gif',
    'avif',
    'grey',
    'cmyk',
    'deep',
    'clear',
    'tiny',
    'line',
  ])('of %s becomes WebP of four widths and one shape', async (name) => {
    const { variants, preview } = await read(name);
    for (const { width, bytes } of variants) {
      const { format, width: w, height, channels, space } = await sharp(bytes).metadata();
      expect({ format, w, height, channels, space }).toEqual({
        ...{ format: 'webp', w: width, height: (width / 4) * 3, channels: 3, space: 'srgb' },
      });
    }
    expect(variants.map(({ width }) => width)).toEqual([320, 640, 960, 1280]);
    expect(imagePreview(imageUrl('ad', `${'0'.repeat(20)}${preview}`))).toMatch(/^data:/);
  });

  test.each(['jpeg', 'wide', 'tiny', 'noise'])(
    'of %s becomes a JPEG for other sites, small enough for WhatsApp',
    async (name) => {
      const { share } = await read(name);
      const { format, width, height } = await sharp(share).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', ...shareImageSize });
      expect(share.length).toBeLessThanOrEqual(250_000);
    },
  );

  test('that is stored already gets that JPEG', async () => {
    const { variants, share } = await read('jpeg');
    const widest = variants.find(({ width }) => width === 1280)?.bytes ?? Buffer.alloc(0);
    const { width, height } = await sharp(await shareImage(widest)).metadata();
    expect({ width, height }).toEqual(shareImageSize);
    expect(share.length).toBeGreaterThan(0);
  });

  test('that is stored already gets its narrower variants', async () => {
    const { variants } = await read('jpeg');
    const widest = variants.find(({ width }) => width === 1280)?.bytes ?? Buffer.alloc(0);
    const narrower = await narrowerVariants(widest);
    expect(narrower.map(({ width }) => width)).toEqual([320, 640, 960]);
    for (const { width, bytes } of narrower) {
      const { format, width: w, height } = await sharp(bytes).metadata();
      expect({ format, w, height }).toEqual({ format: 'webp', w: width, height: (width / 4) * 3 });
    }
  });

  test('without a background gets a white one', async () => {
    expect(await colourAt(await read('clear'), 0.5, 0.5)).toEqual([255, 255, 255]);
  });

  test('of our shape fills it', async () => {
    const picture = await read('jpeg');
    expect(isRed(await colourAt(picture, 0.01, 0.1))).toBe(true);
    expect(isBlue(await colourAt(picture, 0.99, 0.9))).toBe(true);
  });

  test.each([
    ['wide', [0.02, 0.45], [0.98, 0.55]],
    ['tall', [0.5, 0.02], [0.5, 0.98]],
  ] as const)('that is %s is whole, before itself', async (name, red, blue) => {
    const picture = await read(name);
    expect(isRed(await colourAt(picture, red[0], red[1]))).toBe(true);
    expect(isBlue(await colourAt(picture, blue[0], blue[1]))).toBe(true);
    const [r = 255] = await colourAt(picture, name === 'tall' ? 0.02 : 0.5, 0.02);
    expect(r).toBeLessThan(230);
  });

  test('is turned upright', async () => {
    expect(isBlue(await colourAt(await read('turned'), 0.5, 0.05))).toBe(true);
  });

  test('has its colours in the preview', async () => {
    const { preview } = await read('jpeg');
    expect([preview.slice(0, 3), preview.slice(-3)]).toEqual(
      ['_AA', 'AA_'].map(
        (each) =>
          expect.stringMatching(
            new RegExp(each.replaceAll('A', '[A-D]').replace('_', '[5-9_-]')),
          ) as string,
      ),
    );
  });
});

describe('what is none', () => {
  test('has too many pixels, by what its head says', async () => {
    expect(await processImage(files['huge'] ?? Buffer.alloc(0))).toBe('imageTooManyPixels');
  });

  test.each(['svg', 'tiff'])('is %s', async (name) => {
    expect(await processImage(files[name] ?? Buffer.alloc(0))).toBe('imageUnreadable');
  });

  test('is nothing, a piece, a head alone, or a head before something else', async () => {
    for (const kind of ['jpeg', 'png', 'webp', 'gif', 'avif']) {
      const file = files[kind] ?? Buffer.alloc(0);
      const svg = files['svg'] ?? Buffer.alloc(0);
      const pieces = [
        file.subarray(0, 0),
        file.subarray(0, 12),
        file.subarray(0, Math.floor(file.length / 3)),
        Buffer.concat([file.subarray(0, 12), svg]),
        Buffer.concat([svg, file]),
      ];
      for (const piece of pieces) expect(await processImage(piece), kind).toBe('imageUnreadable');
    }
  });
});

test('what a file is depends on its first bytes alone', () => {
  const kinds = ['jpeg', 'png', 'webp', 'gif', 'avif'];
  expect(kinds.map((kind) => detectImageFormat(files[kind] ?? Buffer.alloc(0)))).toEqual(kinds);
  expect(
    detectImageFormat(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
  ).toBeUndefined();
});
