import { Query, Timestamp } from 'firebase-admin/firestore';
import { error as logError, warn } from 'firebase-functions/logger';
import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { presentCard } from '../../../functions/src/listing/present.ts';
import { findListing } from '../../../functions/src/listing/store.ts';
import { allSearchEntries } from '../../../functions/src/listing/write-store.ts';
import { compact, compactWhenDue } from '../../../functions/src/search/compaction.ts';
import { emptyEngine } from '../../../functions/src/search/engine/engine.ts';
import { removeTombstones } from '../../../functions/src/search/feed-store.ts';
import { loadPublished } from '../../../functions/src/search/load-index.ts';
import {
  publishIndex,
  removeOldVersions,
  type PublishStep,
} from '../../../functions/src/search/publish-index.ts';
import { searchDocument } from '../../../functions/src/search/search-document.ts';
import { everythingIn, idsFound, openSearchProject } from '../../support/search-project.ts';

vi.mock('firebase-functions/logger', { spy: true });

const project = openSearchProject('compaction');
const { save, remove, edit, deliver } = project;

async function* documents() {
  for await (const { card, ...text } of allSearchEntries()) {
    yield searchDocument(card, text);
  }
}
const answers = () => everythingIn(project.openIndex());
/** The answer of the ads themselves, without feed and published index. */
async function truth(): Promise<unknown[]> {
  const engine = emptyEngine();
  for await (const document of documents()) engine.put(document);
  return everythingIn(engine);
}
interface Published {
  since: Timestamp;
  segments: { object: string; sha256: string; count: number; bytes: number }[];
}
const published = async () => (await project.pointer()) as unknown as Published;
const objectsOf = (...versions: Published[]) =>
  versions.flatMap(({ segments }) => segments.map(({ object }) => object)).sort();
const version = async () => Number((await project.pointer())['version']);
const loggedErrors = () => vi.mocked(logError).mock.calls.map(([text]) => String(text));
const agesAgo = Timestamp.fromMillis(0);

beforeEach(async () => {
  await project.clear();
  vi.mocked(logError).mockReset().mockReturnValue();
  vi.mocked(warn).mockReturnValue();
  for (const id of ['a', 'b', 'c']) await save(id);
  await project.openIndex().ids();
});
afterAll(() => project.clear());

/** One of each change that can happen to an ad after an index was published. */
async function changeAds(): Promise<void> {
  await save('a', { title: 'Café', location: 'erbil', currency: 'iqd' });
  await remove('b');
  await edit('c', { status: 'rejected' });
  await deliver('c');
  await save('d', { isFeatured: true, category: 'it_tech' });
}

describe('the first search', () => {
  test('publishes an index, and the next instance takes it', async () => {
    const pointer = await project.pointer();
    expect(pointer).toMatchObject({ format: 3, size: 3 });
    expect(await project.objects()).toEqual(objectsOf(await published()));
    expect(await idsFound(project.openIndex())).toEqual(['a', 'b', 'c']);
    expect(await project.pointer()).toEqual(pointer);
  });

  test('of a marketplace without ads finds nothing, and later the new ads', async () => {
    await project.clear();
    const index = project.openIndex();
    expect(await index.ids()).toEqual([]);
    await save('a');
    expect(await index.ids()).toEqual(['a']);
    expect(await project.openIndex().ids()).toEqual(['a']);
  });
});

describe('a write that took minutes to commit', () => {
  /** Makes an ad and its entry readable now, with the time at which the write began. */
  const commitLate = async (id: string, seconds: number) => {
    await project.edit(id, {});
    const card = presentCard(await listingOf(id));
    const { words } = searchDocument(card, { description: 'وصف' });
    const at = Timestamp.fromMillis(Date.now() - seconds * 1000);
    await project.firestore.doc(`searchFeed/${id}`).set({ at, card: JSON.stringify(card), words });
  };
  const listingOf = async (id: string) => {
    const found = await findListing(id);
    if (!found) throw new Error(`no ad ${id}`);
    return found;
  };

  test.each([30, 280])('of %d s is in the next instance after a compaction', async (seconds) => {
    expect(await compact(documents)).toBe(true);
    await commitLate('late', seconds);
    expect(await project.openIndex().ids()).toContain('late');
    expect(await compact(documents)).toBe(true);
    expect(await project.openIndex().ids()).toContain('late');
  });
});

test('old tombstones are removed 500 at a time, and newer ones stay', async () => {
  const writer = project.firestore.bulkWriter();
  const tombstone = (id: string, goneAt: Timestamp) =>
    void writer.set(project.firestore.doc(`searchFeed/${id}`), { at: goneAt, goneAt });
  for (let n = 0; n < 501; n += 1) tombstone(`gone-${n}`, Timestamp.fromMillis(n));
  tombstone('newer', Timestamp.now());
  await writer.close();
  const sizes: number[] = [];
  const get = Query.prototype.get;
  const spy = vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const page = await get.call(this);
    sizes.push(page.size);
    return page;
  });
  await removeTombstones(Timestamp.fromMillis(2_000));
  spy.mockRestore();
  expect(sizes).toEqual([500, 1, 0]);
  const { docs } = await project.firestore.collection('searchFeed').get();
  expect(docs.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'newer']);
});

describe('compaction', () => {
  test('a loaded index, an updated index and a rebuilt index give the same answers', async () => {
    const existing = project.openIndex();
    await existing.ids();
    for (let round = 0; round < 3; round += 1) {
      await changeAds();
      const made = await truth();
      expect(await answers()).toEqual(made);
      expect(await everythingIn(existing)).toEqual(made);
      expect(await compact(documents)).toBe(true);
      expect(await answers()).toEqual(made);
      expect(await everythingIn(existing)).toEqual(made);
      await Promise.all(['a', 'b', 'c'].map((id) => save(id, { title: `round ${round}` })));
    }
    expect(loggedErrors()).toEqual([]);
  });

  test('runs once when more than 200 entries are new, also for concurrent callers', async () => {
    const before = await version();
    const ids = Array.from({ length: 201 }, (_, i) => `ad-${i}`);
    await project.saveAll(ids.slice(0, 197));
    expect(await compactWhenDue(documents)).toBe(false);
    await project.saveAll(ids.slice(197));
    const done = await Promise.all([1, 2, 3].map(() => compactWhenDue(documents)));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await version()).toBeGreaterThan(before);
    expect(await compactWhenDue(documents)).toBe(false);
    expect((await project.pointer())['size']).toBe(204);
  });

  test('runs once a week, if anything is new', async () => {
    await project.firestore.doc('searchChunks/current').update({ builtAt: agesAgo });
    expect(await compactWhenDue(documents)).toBe(false);
    await save('a', { title: 'new' });
    expect(await compactWhenDue(documents)).toBe(true);
    await save('a', { title: 'newer' });
    expect(await compactWhenDue(documents)).toBe(false);
  });

  test('waits while another one runs, and takes over when that one has crashed', async () => {
    const pointer = project.firestore.doc('searchChunks/current');
    const inAMinute = Timestamp.fromMillis(Date.now() + 60_000);
    await pointer.update({ builtAt: agesAgo, compactingUntil: inAMinute });
    await save('a', { title: 'new' });
    expect(await compactWhenDue(documents)).toBe(false);
    await pointer.update({ compactingUntil: Timestamp.fromMillis(Date.now() - 1) });
    expect(await compactWhenDue(documents)).toBe(true);
    expect(await project.pointer()).not.toHaveProperty('compactingUntil');
  });

  test('two at once: one wins, and the other leaves nothing', async () => {
    await changeAds();
    const before = await published();
    const made = await truth();
    // Both have read the same version, whatever the machine does meanwhile.
    const loaded = await Promise.all([loadPublished(), loadPublished()]);
    const done = await Promise.all(
      loaded.map(async ({ index, version }) => index && publishIndex(index, { replaces: version })),
    );
    expect(done.sort()).toEqual([false, true]);
    expect(await project.objects()).toEqual(objectsOf(before, await published()));
    expect(await answers()).toEqual(made);
    expect(loggedErrors()).toEqual([]);
  });

  test.each<PublishStep>(['packed', 'stored', 'swapped'])(
    'that ends when it has just %s leaves a whole index, and the next succeeds',
    async (last) => {
      const existing = project.openIndex();
      await existing.ids();
      const before = await version();
      await changeAds();
      const made = await truth();
      const crash = new Error('the process ended');
      const crashed = compact(documents, (step) => {
        if (step === last) throw crash;
      });
      await expect(crashed).rejects.toBe(crash);
      expect((await version()) > before).toBe(last === 'swapped');
      expect(await answers()).toEqual(made);
      await save('e', { location: 'basra' });
      const later = await truth();
      expect(await compact(documents)).toBe(true);
      expect(await answers()).toEqual(later);
      expect(await everythingIn(existing)).toEqual(later);
      expect(loggedErrors()).toEqual([]);
    },
  );
});

describe('what an index leaves behind', () => {
  const later = (since: Timestamp, hours: number) =>
    new Timestamp(since.seconds + hours * 3600, since.nanoseconds);

  test('is removed one version later, objects that were never published too', async () => {
    const versions = [await published()];
    const crashed = compact(documents, (step) => {
      if (step === 'stored') throw new Error('the process ended');
    });
    await expect(crashed).rejects.toThrow('ended');
    const orphans = (await project.objects()).length - objectsOf(...versions).length;
    expect(orphans).toBe(1);
    for (const title of ['one', 'two']) {
      await save('a', { title });
      await compact(documents);
      versions.push(await published());
    }
    const [, before, now] = versions as [Published, Published, Published];
    // The others are younger than an hour: a compaction may still publish them.
    expect(await project.objects()).toHaveLength(objectsOf(...versions).length + orphans);
    await removeOldVersions({ ...now, since: later(now.since, 2) }, before);
    expect(await project.objects()).toEqual(objectsOf(before, now));
    expect(await idsFound(project.openIndex())).toEqual(['a', 'b', 'c']);
  });

  test('tombstones stay a day, and until the previous version has them', async () => {
    const first = await published();
    await remove('a');
    await edit('b', { status: 'pending' });
    await deliver('b');
    await compact(documents);
    const second = await published();
    const gone = async () => (await project.feedOf('a'))?.['goneAt'] instanceof Timestamp;
    await removeOldVersions({ ...second, since: later(second.since, 25) }, first);
    expect(await gone()).toBe(true);
    const third = { ...second, since: later(second.since, 1) };
    await removeOldVersions(third, { ...second, since: later(second.since, 1) });
    expect(await gone()).toBe(true);
    await removeOldVersions({ ...second, since: later(second.since, 25) }, third);
    expect(await gone()).toBe(false);
    expect(await project.feedOf('b')).toBeUndefined();
    expect(await project.feedOf('c')).toHaveProperty('card');
    expect(await idsFound(project.openIndex())).toEqual(['c']);
    await edit('b', { status: 'approved' });
    await deliver('b');
    expect(await idsFound(project.openIndex())).toEqual(['b', 'c']);
  });
});

describe('a published index that is damaged', () => {
  type File = ReturnType<typeof project.bucket.file>;
  const object = (at: number, { segments }: Published) =>
    project.bucket.file(segments.at(at)?.object ?? '');
  const damages: [what: string, damage: (file: File, index: Published) => Promise<unknown>][] = [
    ['its object is gone', (file) => file.delete()],
    ['its object is empty', (file) => file.save('', { resumable: false })],
    [
      'a bit of its object is flipped',
      async (file) => {
        const [bytes] = await file.download();
        bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
        await file.save(bytes, { resumable: false });
      },
    ],
    [
      'the end of its object is missing, and the pointer has it so',
      async (file, { segments }) => {
        const [bytes] = await file.download();
        const half = bytes.subarray(0, bytes.length / 2);
        await file.save(half, { resumable: false });
        const sha256 = createHash('sha256').update(half).digest('hex');
        const changed = segments.map((one) =>
          one.object === file.name ? { ...one, sha256 } : one,
        );
        await project.firestore.doc('searchChunks/current').update({ segments: changed });
      },
    ],
    [
      'the pointer lacks it',
      async (file, { segments }) => {
        const others = segments.filter((one) => one.object !== file.name);
        await project.firestore.doc('searchChunks/current').update({ segments: others });
      },
    ],
  ];
  const segments = [0, -1].flatMap((at) => damages.map(([what, damage]) => ({ at, what, damage })));

  test.each(segments)('(segment $at: $what) is rebuilt and logged', async ({ at, damage }) => {
    const before = await published();
    await changeAds();
    const made = await truth();
    await damage(object(at, before), before);
    expect(await answers()).toEqual(made);
    expect(loggedErrors()).toEqual([expect.stringContaining('damaged')]);
    expect((await published()).since.toMillis()).toBeGreaterThan(before.since.toMillis());
    expect(await answers()).toEqual(made);
    expect(loggedErrors()).toHaveLength(1);
  });

  test('is repaired by a compaction too', async () => {
    const made = await truth();
    await object(0, await published()).delete();
    expect(await compact(documents)).toBe(true);
    expect(loggedErrors()).toEqual([expect.stringContaining('damaged')]);
    expect(await answers()).toEqual(made);
  });

  test.each([
    { segments: 'none' },
    { segments: [] },
    { size: 4 },
    { segments: [{ object: 7 }] },
    { since: 'yesterday' },
    { format: 0 },
    { version: 'x' },
  ])('is detected when its pointer is set to %o by hand', async (fields) => {
    const made = await truth();
    await project.firestore.doc('searchChunks/current').update(fields);
    expect(await answers()).toEqual(made);
    expect(await project.pointer()).toMatchObject({ format: 3, size: 3 });
    expect(await version()).toBeGreaterThan(0);
  });

  test('does not disturb an index that was loaded before', async () => {
    const existing = project.openIndex();
    await existing.ids();
    await object(0, await published()).delete();
    await save('d');
    expect(await existing.ids()).toEqual(['a', 'b', 'c', 'd']);
    expect(loggedErrors()).toEqual([]);
  });
});
