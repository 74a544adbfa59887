import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyEngine } from '../../../../../functions/src/search/engine/engine.ts';
import { generateAds } from '../ads/generate-ads.ts';
import { realAds } from '../ads/real-ads.ts';
import { documentOf } from '../ads/search-documents.ts';

export interface PackAdsArgs {
  /** This many generated listings, or those of the seed. */
  count: number | 'real';
  seed: string;
  directory: string;
}

export interface PackedAds {
  ads: number;
  segments: number;
  packedBytesPerAd: number;
  /** Title and description in UTF-8. */
  textBytesPerAd: number;
  cardBytesPerAd: number;
  wordsPerAd: number;
  vocabulary: number;
  putMsPerAd: number;
  packMs: number;
}

const bytesIn = (text: string) => Buffer.byteLength(text);

/** Packs the listings and writes the segments into the folder. */
export function run({ count, seed, directory }: PackAdsArgs): PackedAds {
  const engine = emptyEngine();
  const vocabulary = new Set<string>();
  const sums = { text: 0, card: 0, words: 0, put: 0 };
  const ads = count === 'real' ? realAds() : generateAds(count, seed);
  for (const ad of ads) {
    const document = documentOf(ad);
    const words = document.words.split(' ');
    for (const word of words) vocabulary.add(word);
    sums.words += words.length;
    sums.text += bytesIn(ad.title) + bytesIn(ad.description);
    sums.card += bytesIn(JSON.stringify(document.card));
    const from = performance.now();
    engine.put(document);
    sums.put += performance.now() - from;
  }
  const from = performance.now();
  const segments = engine.pack();
  const packMs = performance.now() - from;
  const each = (sum: number) => sum / engine.size;
  mkdirSync(directory, { recursive: true });
  for (const [at, { bytes }] of segments.entries()) {
    writeFileSync(join(directory, `${at}.zst`), bytes);
  }
  return {
    ads: engine.size,
    segments: segments.length,
    packedBytesPerAd: each(segments.reduce((sum, { bytes }) => sum + bytes.length, 0)),
    textBytesPerAd: each(sums.text),
    cardBytesPerAd: each(sums.card),
    wordsPerAd: each(sums.words),
    vocabulary: vocabulary.size,
    putMsPerAd: each(sums.put),
    packMs,
  };
}
