import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyEngine } from '../../../../../functions/src/search/engine/engine.ts';
import { generateAds } from '../ads/generate-ads.ts';
import { documentOf } from '../stored-ads.ts';

export interface PackAdsArgs {
  count: number;
  seed: string;
  directory: string;
}

export interface PackedAds {
  ads: number;
  packedBytesPerAd: number;
  wordsPerAd: number;
  packMs: number;
}

/** Packs the listings and writes the segments into the folder. */
export function run({ count, seed, directory }: PackAdsArgs): PackedAds {
  const engine = emptyEngine();
  let words = 0;
  for (const ad of generateAds(count, seed)) {
    const document = documentOf(ad);
    words += document.words.split(' ').length;
    engine.put(document);
  }
  const from = performance.now();
  const segments = engine.pack();
  const packMs = performance.now() - from;
  mkdirSync(directory, { recursive: true });
  for (const [at, { bytes }] of segments.entries()) {
    writeFileSync(join(directory, `${at}.zst`), bytes);
  }
  return {
    ads: engine.size,
    packedBytesPerAd: segments.reduce((sum, { bytes }) => sum + bytes.length, 0) / engine.size,
    wordsPerAd: words / engine.size,
    packMs,
  };
}
