import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Measurement, Task } from '../bench/images/read-photos.ts';
import { runCommand } from './run-command.ts';

/** Targets for a photo of 12 megapixels. */
const targets = { ratio: 1.2, peakMb: 400 };
const photosPerRun = 10;
/** Alternating rounds, so that other load on the machine affects both. */
const rounds = 7;

/** Like a phone's photo: 4032 × 3024, with enough detail for a JPEG of about 5 MB. */
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

/** Measures in its own process, so that measurements do not affect each other. */
async function measure(task: Task, signal: AbortSignal): Promise<Measurement> {
  const child = fork(join(import.meta.dirname, '../bench/images/read-photos.ts'), {
    serialization: 'advanced',
    signal,
  });
  child.send(task);
  const [measurement] = (await once(child, 'message')) as [Measurement];
  child.kill();
  return measurement;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

await runCommand(async (signal) => {
  const photo = await photoOf12Megapixels();
  const [all, one]: [Measurement[], Measurement[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    one.push(await measure({ what: 'one', photo, times: photosPerRun }, signal));
    all.push(await measure({ what: 'all', photo, times: photosPerRun }, signal));
  }
  const cpuMs = median(all.map((each) => each.cpuMs));
  const oneCpuMs = median(one.map((each) => each.cpuMs));
  // Compares neighbouring rounds, because the machine's speed varies.
  const ratio = median(all.map((each, round) => each.cpuMs / (one[round]?.cpuMs ?? NaN)));
  const peakMb = Math.max(...all.map((each) => each.peakMb));
  const met = ratio <= targets.ratio && peakMb <= targets.peakMb;
  console.log(
    `One photo of 12 megapixels (${(photo.length / 1e6).toFixed(1)} MB), processor time:`,
  );
  console.log(`  all variants and preview  ${cpuMs.toFixed(0)} ms`);
  console.log(`  one 1280 WebP alone       ${oneCpuMs.toFixed(0)} ms`);
  console.log(`  ratio                     ${ratio.toFixed(2)} (at most ${targets.ratio})`);
  console.log(`Ten photos: at most ${peakMb.toFixed(0)} MB of memory (at most ${targets.peakMb})`);
  const round = (value: number) => Number(value.toFixed(2));
  console.log(
    `RESULT ${JSON.stringify({ met, ratio: round(ratio), cpuMs: round(cpuMs), oneCpuMs: round(oneCpuMs), peakMb: round(peakMb) })}`,
  );
  return met ? 0 : 1;
});
