import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DamagedSegment, createByteReader, createByteWriter } from './bytes.ts';
import { createRandom, randomBelow, randomDocument } from './engine.fixture.ts';
import { emptyEngine, unpackEngine, type SearchEngine } from './engine.ts';
import { decodeSegment, encodeSegment } from './segment-codec.ts';

function engineOf(ads: number, seed = 1): SearchEngine {
  const random = createRandom(seed);
  const engine = emptyEngine();
  for (let i = 0; i < ads; i++) engine.put(randomDocument(random, `ad-${seed}-${i}`));
  return engine;
}

const packed = (engine: SearchEngine) => engine.pack().map(({ bytes }) => bytes);

test('segments of an earlier format are refused, sound as they are', () => {
  const earlier = packed(engineOf(3)).map((bytes) => {
    const sealed = Buffer.from(bytes);
    sealed.writeUInt32LE(sealed.readUInt32LE(40) - 1, 40);
    createHash('sha256').update(sealed.subarray(40)).digest().copy(sealed, 8);
    return sealed;
  });
  expect(() => unpackEngine(earlier)).toThrow(new DamagedSegment('format 2, not 3'));
});

describe('a damaged segment is never taken for a sound one', () => {
  const [words, ads] = packed(engineOf(2)) as [Uint8Array, Uint8Array];

  test.each([
    ['words', words, (bytes: Uint8Array) => [bytes, ads]],
    ['listings', ads, (bytes: Uint8Array) => [words, bytes]],
  ])('with any bit of the %s turned, or any end missing', (_kind, sound, among) => {
    for (let at = 0; at < sound.length; at++) {
      expect(() => unpackEngine(among(sound.subarray(0, at)))).toThrow(DamagedSegment);
      for (let bit = 0; bit < 8; bit++) {
        const damaged = Uint8Array.from(sound);
        damaged[at]! ^= 1 << bit;
        expect(() => unpackEngine(among(damaged))).toThrow(DamagedSegment);
      }
    }
  });

  test('with bytes after its end', () => {
    for (const more of [Uint8Array.of(0), ads]) {
      const longer = Buffer.concat([ads, more]);
      expect(() => unpackEngine([words, longer])).toThrow(DamagedSegment);
    }
  });

  test.each([[0], [1], [7], [48], [1000]])('when it is %i random bytes', (length) => {
    const random = createRandom(length);
    const bytes = Uint8Array.from({ length }, () => randomBelow(random, 256));
    expect(() => unpackEngine([bytes])).toThrow(DamagedSegment);
  });

  test('when what is sealed is not the whole of what was packed', () => {
    const content = decodeSegment(ads);
    for (let at = 0; at < content.length; at++) {
      const wrong = encodeSegment(content.subarray(0, at));
      expect(() => unpackEngine([words, wrong])).toThrow(DamagedSegment);
    }
    const longer = encodeSegment(Buffer.concat([content, Uint8Array.of(0)]));
    expect(() => unpackEngine([words, longer])).toThrow(DamagedSegment);
  });

  test('when what it says makes no sense', () => {
    const content = decodeSegment(ads);
    content.write('x', content.indexOf('["ad-'));
    expect(() => unpackEngine([words, encodeSegment(content)])).toThrow(DamagedSegment);
  });
});

describe('segments', () => {
  test('of different packings, in another order, twice or not all are refused', () => {
    const [words, ads] = packed(engineOf(3)) as [Uint8Array, Uint8Array];
    const [otherWords, otherAds] = packed(engineOf(3)) as [Uint8Array, Uint8Array];
    const wrong = [[words], [ads], [ads, words], [words, otherAds], [otherWords, ads]];
    for (const segments of [...wrong, [words, words, ads], [words, ads, ads]]) {
      expect(() => unpackEngine(segments)).toThrow(DamagedSegment);
    }
    expect(unpackEngine([words, ads]).size).toBe(3);
  });

  test('are zstd, of at most 700 KB, and say what is in them', () => {
    const random = createRandom(4);
    const engine = emptyEngine();
    for (let i = 0; i < 400; i++) {
      const { card, words } = randomDocument(random, `ad-${i}`);
      // Nothing that could be packed much smaller.
      const title = Array.from({ length: 1200 }, () =>
        randomBelow(random, 2 ** 32).toString(36),
      ).join('');
      engine.put({ card: { ...card, title }, words: `${words} ${title.slice(0, 90)}` });
    }
    const segments = engine.pack();
    expect(segments.length).toBeGreaterThan(3);
    expect(Math.max(...segments.map(({ bytes }) => bytes.length))).toBeLessThanOrEqual(700_000);
    expect(segments.reduce((sum, { count }) => sum + count, 0)).toBe(400);
    expect(new Set(segments.map(({ sha256 }) => sha256)).size).toBe(segments.length);
    for (const { bytes } of segments) {
      expect(decodeSegment(bytes).equals(zstdDecompressSync(bytes.subarray(48)))).toBe(true);
    }
    const again = unpackEngine(segments.map(({ bytes }) => bytes));
    expect([...again.documents()]).toEqual([...engine.documents()]);
  });

  test('one ad longer than a segment should be still has one of its own', () => {
    const engine = engineOf(3);
    const random = createRandom(5);
    const { card, words } = randomDocument(random, 'long');
    const title = Array.from({ length: 900_000 }, () => randomBelow(random, 36).toString(36)).join(
      '',
    );
    engine.put({ card: { ...card, title }, words });
    const again = unpackEngine(packed(engine));
    expect([...again.documents()]).toEqual([...engine.documents()]);
  });
});

test('numbers are read as they were written, alone and rising', () => {
  const numbers = [0, 1, 127, 128, 16_383, 16_384, 2 ** 21, 2 ** 28 - 1, 2 ** 31, 2 ** 32 - 1];
  const writer = createByteWriter(1);
  for (const number of numbers) writer.number(number);
  const reader = createByteReader(writer.bytes());
  expect(numbers.map(() => reader.number())).toEqual(numbers);
  reader.end();
  expect(() => reader.number()).toThrow(DamagedSegment);

  const steps = createByteWriter();
  for (const step of [0, 5, 300, 70_000]) steps.number(step);
  const into = new Uint32Array(4);
  createByteReader(steps.bytes()).increasing(into, 4, 10);
  expect([...into]).toEqual([10, 15, 315, 70_315]);
  const cut = createByteReader(steps.bytes().subarray(0, 3));
  expect(() => cut.increasing(into, 4, 10)).toThrow(DamagedSegment);
});
