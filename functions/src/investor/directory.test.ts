import { beforeEach, describe, expect, test } from 'vitest';
import { Timestamp } from '../platform/firestore.ts';
import type { DirectoryEntry } from './directory-entry.ts';
import { openDirectory } from './directory.ts';
import { tombstoneSeconds, type DirectoryChange, type DirectoryPart } from './store.ts';

/** The collection of a fake server: each entry with the time at which its write began. */
let written: Map<string, DirectoryChange & { at: number }>;
/** The fake server's clock, in seconds. */
let now: number;
let revision: number;
let loads: number;
let reads: number[];

beforeEach(() => {
  [written, now, revision, loads, reads] = [new Map<string, never>(), 10_000_000, 0, 0, []];
});

const moment = (seconds: number) => new Timestamp(seconds, 0);

/** Writes an entry, or a tombstone, that becomes readable `late` seconds after its timestamp. */
function write(uid: string, approvedAt: number | undefined, late = 0): void {
  const entry: DirectoryEntry | undefined =
    approvedAt === undefined
      ? undefined
      : { uid, approvedAt, words: uid, currency: 'usd', bands: [0] };
  revision += 1;
  written.set(uid, { uid, revision, entry, at: now - late });
}

function part(isRead: (change: { at: number }) => boolean): Promise<DirectoryPart> {
  const changes = [...written.values()].filter(isRead);
  return Promise.resolve({ changes, readTime: moment(now) });
}

const open = () => {
  const directory = openDirectory({
    readAll: () => {
      loads += 1;
      return part(() => true);
    },
    readAfter: (after) => {
      reads.push(after.seconds);
      return part(({ at }) => at > after.seconds);
    },
  });
  return async () => (await directory()).map(({ uid }) => uid);
};

describe('the directory in memory', () => {
  test('is loaded once, without tombstones, last approved first, then by id', async () => {
    write('b', 1);
    write('c', 2);
    write('a', 1);
    write('gone', undefined);
    const uids = open();
    expect(await uids()).toEqual(['c', 'a', 'b']);
    expect(await uids()).toEqual(['c', 'a', 'b']);
    expect(loads).toBe(1);
  });

  test('takes up entries, changes of their place and removals with the next answer', async () => {
    write('a', 1);
    const uids = open();
    await uids();
    write('b', 2);
    expect(await uids()).toEqual(['b', 'a']);
    write('a', 3);
    expect(await uids()).toEqual(['a', 'b']);
    write('b', undefined);
    expect(await uids()).toEqual(['a']);
    now += 1000;
    expect(await uids()).toEqual(['a']);
    expect(loads).toBe(1);
  });

  test('does not miss a commit that waited four minutes for a lock', async () => {
    const uids = open();
    await uids();
    now += 250;
    await uids();
    write('late', 1, 240);
    expect(await uids()).toEqual(['late']);
    expect(reads).toEqual([9_999_700, 9_999_950]);
  });

  test('does not take an entry up again that it has taken up', async () => {
    const uids = open();
    await uids();
    write('a', 1);
    await uids();
    const [before] = [written.get('a')];
    // The same revision with other content: what is not looked at again cannot show.
    if (before) written.set('a', { ...before, entry: undefined });
    expect(await uids()).toEqual(['a']);
  });

  test('is loaded again after the instance was frozen for longer than it may', async () => {
    write('a', 1);
    const uids = open();
    await uids();
    now += tombstoneSeconds;
    // Its tombstone was written meanwhile, and is gone again.
    written.clear();
    expect(await uids()).toEqual([]);
    expect(loads).toBe(2);
  });

  test('is tried again after a failed load', async () => {
    let isDown = true;
    const directory = openDirectory({
      readAll: () => (isDown ? Promise.reject(new Error('down')) : part(() => true)),
      readAfter: () => part(() => true),
    });
    await expect(directory()).rejects.toThrow('down');
    isDown = false;
    expect(await directory()).toEqual([]);
  });
});
