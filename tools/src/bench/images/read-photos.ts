/** A child process of `bench-images`: processes photos as the `publish` function does. */
import sharp from 'sharp';
import { processImage } from '../../../../functions/src/platform/image.ts';

/** What to do with the photo, and how often. */
export interface Task {
  what: 'all' | 'one';
  photo: Uint8Array;
  times: number;
}

export interface Measurement {
  /** CPU time per photo, in milliseconds. */
  cpuMs: number;
  /** Peak memory of the process, in MB. */
  peakMb: number;
}

/** The baseline: one 1280 WebP with sharp's own effort, and nothing else. */
async function readOne(photo: Buffer): Promise<void> {
  await sharp(photo)
    .autoOrient()
    .resize(1280, 960, { fit: 'cover' })
    .webp({ quality: 66 })
    .toBuffer();
}

async function read(photo: Buffer): Promise<void> {
  if (typeof (await processImage(photo)) === 'string')
    throw new Error('The photo could not be read');
}

process.once('message', ({ what, photo, times }: Task) => {
  void (async () => {
    const file = Buffer.from(photo);
    sharp.concurrency(1);
    sharp.cache(false);
    const work = () => (what === 'one' ? readOne(file) : read(file));
    await work();
    const before = process.cpuUsage();
    for (let time = 0; time < times; time++) await work();
    const { user, system } = process.cpuUsage(before);
    const found: Measurement = {
      cpuMs: (user + system) / 1000 / times,
      peakMb: process.resourceUsage().maxRSS / 1024,
    };
    process.send?.(found);
  })();
});
process.once('disconnect', () => process.exit());
