import type { ListingCard } from '@qaysari/contract/listing/types';
import { beforeEach, describe, expect, test } from 'vitest';
import { Timestamp, toMicroseconds } from '../platform/firestore.ts';
import { emptyEngine } from './engine/engine.ts';
import type { Feed, FeedEntry } from './feed-store.ts';
import { openLiveIndex } from './live-index.ts';
import { searchDocument } from './search-document.ts';

/** The feed of a fake server: each entry with the time at which its write began. */
let written: (FeedEntry & { at: number })[];
/** The fake server's clock, in seconds. */
let now: number;
let rebuilt: number | undefined;
let loads: number;
let reads: number[];
let revision: number;

beforeEach(() => {
  [written, now, rebuilt, loads, reads, revision] = [[], 1_000_000, undefined, 0, [], 0];
});

const moment = (seconds: number) => new Timestamp(seconds, 0);

function ad(id: string, title = id) {
  const card: ListingCard = {
    _id: id,
    title,
    location: 'baghdad',
    category: 'other',
    currency: 'usd',
    price: 10,
    images: [],
    isFeatured: false,
    isStartup: false,
    owner: 'somebody',
    status: 'approved',
    createdAt: '2025-01-01T00:00:00.000Z',
  };
  return searchDocument(card, { description: '' });
}

/** Writes an entry that becomes readable `late` seconds after its timestamp. */
function write(id: string, document: FeedEntry['document'], late = 0): void {
  written = written.filter((entry) => entry.id !== id);
  revision += 1;
  written.push({ id, document, revision, at: now - late });
}

const current = () =>
  openLiveIndex({
    load: () => {
      loads += 1;
      const engine = emptyEngine();
      for (const { document } of written) if (document) engine.put(document);
      const version = toMicroseconds(moment(now));
      return Promise.resolve({
        engine,
        version,
        readUntil: moment(now),
        lookedBackAt: moment(now),
        appliedRevisions: new Map(),
      });
    },
    readFeed: (after): Promise<Feed> => {
      reads.push(after.seconds);
      const entries = written.filter(({ at }) => at > after.seconds);
      return Promise.resolve({ entries, readTime: moment(now), rebuilt });
    },
  });

test('loads once and then reads only the new entries', async () => {
  write('a', ad('a'));
  const engine = current();
  expect((await engine()).ids()).toEqual(['a']);
  now += 100;
  write('b', ad('b'));
  expect((await engine()).ids()).toEqual(['a', 'b']);
  write('a', undefined);
  expect((await engine()).ids()).toEqual(['b']);
  expect(loads).toBe(1);
});

test('reads the feed from ten seconds before the last read, for slow writes', async () => {
  const engine = current();
  await engine();
  now += 60;
  await engine();
  write('slow', ad('slow'), 9);
  now += 1;
  expect((await engine()).ids()).toEqual(['slow']);
  expect(reads).toEqual([999_990, 1_000_050]);
});

test.each([11, 120, 299])(
  'finds a write that took %d seconds, within five minutes',
  async (late) => {
    const engine = current();
    await engine();
    for (let step = 0; step < 20; step += 1) {
      now += 20;
      await engine();
    }
    write('late', ad('late'), late);
    const writtenAt = now;
    while (!(await engine()).ids().includes('late')) {
      now += 20;
      expect(now - writtenAt).toBeLessThanOrEqual(300);
    }
  },
);

test('looks far back every five minutes only, and no further than needed', async () => {
  const engine = current();
  await engine();
  for (let step = 0; step < 32; step += 1) {
    now += 20;
    await engine();
  }
  const far = reads.filter((after, index) => after < 1_000_000 + (index + 1) * 20 - 30);
  expect(far).toEqual([1_000_000 - 300, 1_000_000 + 20]);
});

test('does not apply the same entry twice', async () => {
  const engine = current();
  await engine();
  write('a', ad('a'));
  const opened = await engine();
  const put: string[] = [];
  const original = opened.put;
  opened.put = (document) => {
    put.push(document.card._id);
    original(document);
  };
  now += 5;
  write('b', ad('b'));
  await engine();
  await engine();
  write('a', ad('a', 'changed'));
  await engine();
  expect(put).toEqual(['b', 'a']);
});

test('removes a listing with an invalid entry, and keeps the others', async () => {
  write('a', ad('a'));
  const engine = current();
  await engine();
  const { card, words } = ad('a');
  write('a', { card: { ...card, createdAt: 'yesterday' }, words });
  write('b', ad('b'));
  expect((await engine()).ids()).toEqual(['b']);
});

describe('loads again', () => {
  test('when it was frozen so long that a tombstone may be gone', async () => {
    write('a', ad('a'));
    const engine = current();
    await engine();
    now += 12 * 3600;
    await engine();
    expect(loads).toBe(1);
    now += 12 * 3600 + 1;
    written = [];
    expect((await engine()).ids()).toEqual([]);
    expect(loads).toBe(2);
  });

  test('once, when the index was rebuilt from the listings after loading', async () => {
    const engine = current();
    await engine();
    now += 1;
    rebuilt = toMicroseconds(moment(now));
    await engine();
    await engine();
    expect(loads).toBe(2);
  });

  test('after a load that failed', async () => {
    const engines = [Promise.reject(new Error('away')), Promise.resolve(emptyEngine())];
    const engine = openLiveIndex({
      load: async () => ({
        engine: await (engines.shift() ?? Promise.resolve(emptyEngine())),
        version: 0,
        readUntil: moment(now),
        lookedBackAt: moment(now),
        appliedRevisions: new Map(),
      }),
      readFeed: () => Promise.resolve({ entries: [], readTime: moment(now), rebuilt: undefined }),
    });
    await expect(engine()).rejects.toThrow('away');
    expect((await engine()).ids()).toEqual([]);
  });
});

test('reads the feed twice for forty concurrent calls', async () => {
  const engine = current();
  await engine();
  await Promise.all(Array.from({ length: 40 }, () => engine()));
  expect(reads).toHaveLength(2);
});
