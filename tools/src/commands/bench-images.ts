import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Found, Order } from '../bench/images/read-photos.ts';
import { runCommand } from './run-command.ts';

/** Promised of one photo of 12 megapixels, and of ten one after the other. */
const promised = { ratio: 1.2, peakMb: 400 };
const photos = 10;
/** Rounds that are taken in turn, so that whatever else the machine does meets both. */
const rounds = 7;

/** As a phone takes it: 4032 × 3024, with as much detail as a JPEG of some 5 MB has. */
async function photoOf12Megapixels(): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const small = await sharp({
    create: { width: 504, height: 378, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer();
  return sharp(small).resize(width, height, { kernel: 'cubic' }).jpeg({ quality: 92 }).toBuffer();
}

/** In a process of its own, so that no figure depends on what was measured before it. */
async function measure(order: Order, signal: AbortSignal): Promise<Found> {
  const child = fork(join(import.meta.dirname, '../bench/images/read-photos.ts'), {
    serialization: 'advanced',
    signal,
  });
  child.send(order);
  const [found] = (await once(child, 'message')) as [Found];
  child.kill();
  return found;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

await runCommand(async (signal) => {
  const photo = await photoOf12Megapixels();
  const [all, one]: [Found[], Found[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    one.push(await measure({ what: 'one', photo, times: photos }, signal));
    all.push(await measure({ what: 'all', photo, times: photos }, signal));
  }
  const cpuMs = median(all.map((each) => each.cpuMs));
  const oneCpuMs = median(one.map((each) => each.cpuMs));
  // Of neighbours in time: the machine is not as fast in each round.
  const ratio = median(all.map((each, round) => each.cpuMs / (one[round]?.cpuMs ?? NaN)));
  const peakMb = Math.max(...all.map((each) => each.peakMb));
  const met = ratio <= promised.ratio && peakMb <= promised.peakMb;
  console.log(
    `One photo of 12 megapixels (${(photo.length / 1e6).toFixed(1)} MB), processor time:`,
  );
  console.log(`  all variants and preview  ${cpuMs.toFixed(0)} ms`);
  console.log(`  one 1280 WebP alone       ${oneCpuMs.toFixed(0)} ms`);
  console.log(`  ratio                     ${ratio.toFixed(2)} (at most ${promised.ratio})`);
  console.log(`Ten photos: at most ${peakMb.toFixed(0)} MB of memory (at most ${promised.peakMb})`);
  const round = (value: number) => Number(value.toFixed(2));
  console.log(
    `RESULT ${JSON.stringify({ met, ratio: round(ratio), cpuMs: round(cpuMs), oneCpuMs: round(oneCpuMs), peakMb: round(peakMb) })}`,
  );
  return met ? 0 : 1;
});
