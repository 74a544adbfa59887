import { randomBytes } from 'node:crypto';
import { askForData, getData, openData } from '@qaysari/contract/account/calls';
import { imageObjectName } from '@qaysari/contract/listing/images';
import { limits } from '@qaysari/contract/shared/limits';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { archiveFiles, downloads } from '../../../functions/src/archive/contents.ts';
import { deleteUser } from '../../../functions/src/deletion/delete-user.ts';
import { prepareMail } from '../../../functions/src/mail/prepare.ts';
import type { MailRecord } from '../../../functions/src/mail/record.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import {
  allCollections,
  collections,
  type CollectionName,
} from '../../../functions/src/platform/collections.ts';
import { bucket as productBucket } from '../../../functions/src/platform/storage.ts';
import { archivesSwept } from '../../../functions/src/schedules.ts';
import { dataExportWritten } from '../../../functions/src/triggers.ts';
import { call, dataOf, failureOf } from '../../support/api-client.ts';
import { fetchArchive, fetchPiece, unpack } from '../../support/data-archive.ts';
import { openIsolatedApi } from '../../support/isolated-api.ts';
import type { OwnApi } from '../../support/own-api.ts';
import { signedSession } from '../../support/signed-sessions.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/** The archive with somebody's data. No trigger runs here: events are delivered by the tests. */

const project = 'data-archive';
const app = isolatedApp(project);
const [auth, firestore, bucket] = [getAuth(app), getFirestore(app), productBucket()];
const hourMs = 3_600_000;
const [uid, other] = ['sara', 'omar'];
const email = 'sara@example.com';
const hash = 'hash-of-the-picture';

let api: OwnApi;
beforeAll(async () => (api = await openIsolatedApi(app)));
afterAll(() => api[Symbol.asyncDispose]());
afterEach(() => atTime(undefined));

/** Sets the clock. The session keeps its age. */
function atTime(time: number | undefined): void {
  vi.spyOn(clock, 'now').mockRestore();
  if (time !== undefined) vi.spyOn(clock, 'now').mockReturnValue(time);
}

const token = () => signedSession(`demo-qaysari-${project}`, { uid });
const asking = () => call(askForData, {}, { token: token(), origin: api.origin, language: 'ku' });
const archiveState = async () =>
  dataOf(getData, await call(getData, undefined, { token: token(), origin: api.origin }));
const files = async () => (await bucket.getFiles({ prefix: 'exports/' }))[0];
const mails = async () =>
  (await firestore.collection('mail').where('kind', '==', 'dataReady').get()).docs.map(
    (each) => each.data() as MailRecord,
  );
/** What the trigger of mails does. */
async function linkCode(): Promise<string> {
  const [mail] = await mails();
  const content = mail && (await prepareMail(mail));
  expect(content?.to).toBe(email);
  return /^http.*\/ku\/your-data\?code=([\w-]{43})$/.exec(content?.link ?? '')?.[1] ?? '';
}

const photo = randomBytes(1000);
/** Larger than one piece of the archive. */
const bigPhoto = randomBytes(limits.dataPieceBytes + 1000);

const pathOf = (name: CollectionName, person: string) =>
  collections[name].path
    .replace('{uid}', person)
    .replaceAll(/\{[^}]+\}(_\{[^}]+\})*/g, `${name}-of-${person}`);

/** A document with every field that the table names, and one that it does not. */
function documentFor(name: CollectionName, person: string): Record<string, unknown> {
  const download = downloads[name];
  const facts = collections[name].person;
  const fields = 'fields' in download ? download.fields : [];
  const withheld = 'withheld' in download ? Object.keys(download.withheld) : [];
  const document: Record<string, unknown> = {};
  for (const field of fields) {
    const [map = '', part] = field.split('.');
    const text = `in-${name}-${field}-of-${person}`;
    if (part === undefined) document[map] = text;
    else document[map] = { ...(document[map] as object | undefined), [part]: text };
  }
  for (const field of [...withheld, 'unknown']) document[field] = `leak-${name}-${field}`;
  delete document['deletedAt'];
  if (typeof facts !== 'string') document[facts.field] = person;
  return { ...document, createdAt: Timestamp.fromMillis(0), ...special(name, person) };
}

function special(name: CollectionName, person: string): object {
  const address = person === uid ? email : `leak-address-of-${person}@example.com`;
  const at = Timestamp.fromMillis(0);
  const ofAd = { images: [hash], category: 'other' };
  const known: Partial<Record<CollectionName, object>> = {
    users: { email: address, blockedAt: null, endedSessions: {}, sessionsValidFrom: at },
    mail: { whom: address, uid: person },
    newsletter: { email: address },
    listings: ofAd,
    uploadedImages: { image: hash },
    listingStatistics: { contacts: 7 },
    savedSearches: { seenAt: at },
    sessions: { device: {} },
    reportCases: {
      ...{ kind: 'listing', title: `in-case-title-of-${person}`, personName: 'leak-x' },
      history: [
        {
          decision: 'warn',
          rule: 'scam',
          note: `in-case-note-of-${person}`,
          at,
          statusBefore: 'leak-y',
        },
        { decision: 'noAction', note: 'leak-no-action', at },
      ],
    },
  };
  return known[name] ?? {};
}

/** Somebody with a document in each collection, and a conversation with Omar, who has as many. */
async function writePeople(): Promise<void> {
  const batch = firestore.batch();
  for (const [name] of allCollections()) {
    if (['conversations', 'messages', 'inbox', 'dataExports', 'deletions'].includes(name)) continue;
    for (const person of [uid, other]) {
      const path =
        name === 'listingStatistics' ? `${name}/listings-of-${person}` : pathOf(name, person);
      batch.set(firestore.doc(path), documentFor(name, person));
    }
  }
  const at = Timestamp.fromMillis(0);
  const names = { firstname: 'عمر', lastname: 'حسن' };
  batch.set(firestore.doc(`users/${other}`), names, { merge: true });
  batch.set(firestore.doc(`users/${uid}/blocks/${other}`), { createdAt: at });
  batch.set(firestore.doc('conversations/omar_sara'), {
    ...{ participants: [other, uid], seq: 5, sent: {}, names: {}, blockedBy: [], updatedAt: at },
    ...{ startedBy: other, startedAt: at, listing: { _id: 'x', title: 'in-title-of-the-ad' } },
  });
  batch.set(firestore.doc(`users/${uid}/inbox/omar_sara`), {
    ...{ partner: other, hiddenUpTo: 1, hidden: [3], readUpTo: 5 },
  });
  const said = ['leak-cleared', 'in-omar-wrote', 'leak-hidden', 'in-sara-wrote', 'leak-deleted'];
  said.forEach((content, index) => {
    const sender = content.includes('sara') ? uid : other;
    batch.set(firestore.doc(`messages/${sender}~${index}`), {
      ...{ conversation: 'omar_sara', participants: [other, uid], seq: index + 1, sender },
      ...{ receiver: sender === uid ? other : uid, content, createdAt: at },
      ...{ deletedAt: content === 'leak-deleted' ? at : null },
    });
  });
  await batch.commit();
  const photos = [`listings-of-${uid}`, `uploadedImages-of-${uid}`, `listings-of-${other}`];
  await Promise.all(
    photos.map((listing) =>
      bucket.file(imageObjectName(listing, hash, 1280)).save(photo, { resumable: false }),
    ),
  );
}

beforeEach(async () => {
  await emptyProject(app);
  await bucket.deleteFiles({ force: true });
  await auth.createUser({ uid, email, emailVerified: true });
  await writePeople();
});

async function download(): Promise<Map<string, string>> {
  expect((await asking()).status).toBe(200);
  await dataExportWritten(uid);
  return unpack(await fetchArchive(api.origin, await linkCode()));
}

describe('the archive', () => {
  test('contains what the table names for each collection, and nothing of other people', async () => {
    const found = await download();
    const texts = [...found].filter(([name]) => !name.startsWith('photos/'));
    const all = texts.map(([name, content]) => `${name}\n${content}`).join('\n');
    for (const [name, each] of Object.entries(downloads)) {
      if (!('fields' in each)) continue;
      const document = documentFor(name as CollectionName, uid);
      const markers = JSON.stringify(document).match(/in-[\w.-]+-of-sara/g) ?? [];
      const content = found.get(`${each.file}.json`) ?? '';
      for (const marker of markers) expect(content, name).toContain(`"${marker}"`);
      expect(JSON.parse(content), name).not.toEqual([]);
    }
    expect(all.match(/leak-[\w.-]*/g) ?? []).toEqual([]);
    expect(all).not.toContain('-of-omar');
    expect(all, 'empty values').not.toMatch(/\{\s*\}|\[object/);
    expect([...found.keys()].toSorted()).toEqual(
      [
        ...['README.txt', ...archiveFiles.map((file) => `${file}.json`)],
        ...[`photos/listings-of-${uid}-1.webp`, `photos/uploadedImages-of-${uid}-1.webp`],
      ].toSorted(),
    );
  });

  test('has conversations as the person reads them', async () => {
    const found = await download();
    const at = '1970-01-01T00:00:00.000Z';
    expect(JSON.parse(found.get('conversations.json') ?? '')).toEqual([
      {
        ...{ with: 'عمر حسن', ad: 'in-title-of-the-ad', startedAt: at, isMuted: false },
        messages: [
          { from: 'other', at, text: 'in-omar-wrote' },
          { from: 'me', at, text: 'in-sara-wrote' },
        ],
      },
    ]);
    expect(JSON.parse(found.get('blocked-people.json') ?? '')).toContainEqual({
      ...{ createdAt: at, name: 'عمر حسن' },
    });
  });

  test('has decisions without those who reported, and numbers of ads', async () => {
    const found = await download();
    expect(JSON.parse(found.get('decisions.json') ?? '')).toEqual([
      {
        ...{ kind: 'listing', title: 'in-case-title-of-sara', measure: 'warn', rule: 'scam' },
        ...{ note: 'in-case-note-of-sara', decidedAt: '1970-01-01T00:00:00.000Z' },
      },
    ]);
    const [ad] = JSON.parse(found.get('ads.json') ?? '[]') as object[];
    expect(ad).toMatchObject({
      contacts: 7,
      views: 0,
      photos: [`photos/listings-of-${uid}-1.webp`],
    });
  });

  test('explains itself in the language of the requesting page', async () => {
    const readme = (await download()).get('README.txt') ?? '';
    expect(readme).toContain('زانیارییەکانت لە قەیسەری');
    for (const file of archiveFiles) expect(readme).toContain(`\r\n${file}.json\r\n`);
  });

  test('is made without a picture whose file is gone', async () => {
    await bucket.file(imageObjectName(`listings-of-${uid}`, hash, 1280)).delete();
    expect([...(await download()).keys()]).not.toContain(`photos/listings-of-${uid}-1.webp`);
  });

  test('never holds more than a page of messages in memory, and has all of them', async () => {
    const batch = firestore.batch();
    for (let seq = 6; seq <= 450; seq += 1) {
      batch.set(firestore.doc(`messages/${uid}~m${seq}`), {
        ...{ conversation: 'omar_sara', seq, sender: uid, receiver: other, content: `${seq}` },
        ...{ createdAt: Timestamp.fromMillis(seq), deletedAt: null },
      });
    }
    batch.update(firestore.doc('conversations/omar_sara'), { seq: 450 });
    await batch.commit();
    const [thread] = JSON.parse((await download()).get('conversations.json') ?? '[]') as {
      messages: { text: string }[];
    }[];
    expect(thread?.messages).toHaveLength(447);
    expect(thread?.messages.at(-1)?.text).toBe('450');
  });
});

describe('asking', () => {
  test('is answered with the state, from the request to the end', async () => {
    expect(await archiveState()).toEqual({ state: 'none' });
    const asked = dataOf(askForData, await asking());
    expect(asked).toEqual({
      state: 'building',
      askedAt: expect.any(String) as string,
      nextAt: expect.any(String) as string,
    });
    expect(await archiveState()).toEqual(asked);
    await dataExportWritten(uid);
    await linkCode();
    const ready = await archiveState();
    const hours = (Date.parse(ready.readyUntil ?? '') - Date.now()) / hourMs;
    expect([ready.state, Math.round(hours)]).toEqual(['ready', limits.dataLinkHours]);
    const later = Date.now() + (limits.dataLinkHours + 1) * hourMs;
    atTime(later);
    expect(await archiveState()).toMatchObject({ state: 'over', nextAt: asked.nextAt });
    atTime(Date.now() + limits.dataArchiveDays * 24 * hourMs);
    expect(await archiveState()).toEqual({ state: 'none' });
  });

  test('twice at once is done once', async () => {
    const answers = await Promise.all([asking(), asking(), asking()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    await dataExportWritten(uid);
    expect(await mails()).toHaveLength(1);
  });

  test('again within a week is refused with the day, and works afterwards', async () => {
    await asking();
    await dataExportWritten(uid);
    const refused = await asking();
    expect(failureOf(refused, 429)).toMatchObject({ key: 'dataTooSoon', params: { count: 7 } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(6 * 24 * 3600);
    const later = Date.now() + limits.dataArchiveDays * 24 * hourMs;
    atTime(later - hourMs);
    expect((await asking()).status).toBe(403);
    await firestore
      .doc(`dataExports/${uid}`)
      .update({ createdAt: Timestamp.fromMillis(Date.now() - 7 * 24 * hourMs) });
    atTime(undefined);
    expect((await asking()).status).toBe(200);
    await dataExportWritten(uid);
    // A separate archive with a separate mail.
    expect(await mails()).toHaveLength(2);
  });
});

describe('the trigger', () => {
  test('delivered three times at once makes one archive and one mail', async () => {
    await asking();
    await Promise.all([dataExportWritten(uid), dataExportWritten(uid), dataExportWritten(uid)]);
    await dataExportWritten(uid);
    expect(await files()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    await unpack(await fetchArchive(api.origin, await linkCode()));
  });

  test.each(['half of the file is sent', 'the file is there', 'the mail is asked for'])(
    'killed when %s ends in the same when it comes again',
    async (when) => {
      await asking();
      const createdAt = (await firestore.doc(`dataExports/${uid}`).get()).get(
        'createdAt',
      ) as Timestamp;
      const name = `exports/${uid}/${createdAt.toMillis()}.zip`;
      if (when === 'the file is there') await bucket.file(name).save('an archive of before');
      if (when === 'the mail is asked for') await dataExportWritten(uid);
      if (when === 'half of the file is sent') {
        // The picture cannot be read to its end.
        const photo = bucket.file(imageObjectName(`listings-of-${uid}`, hash, 1280));
        const read = vi.spyOn(Object.getPrototypeOf(photo) as typeof photo, 'createReadStream');
        read.mockImplementationOnce(() => {
          throw new Error('cut off');
        });
        await expect(dataExportWritten(uid)).rejects.toThrow('cut off');
        read.mockRestore();
        expect(await files()).toHaveLength(0);
        expect(await mails()).toHaveLength(0);
      }
      await dataExportWritten(uid);
      expect((await files()).map((file) => file.name)).toEqual([name]);
      expect(await mails()).toHaveLength(1);
      expect((await unpack(await fetchArchive(api.origin, await linkCode()))).size).toBeGreaterThan(
        9,
      );
    },
  );

  test('leaves nothing of somebody who deleted the account meanwhile', async () => {
    await asking();
    const building = dataExportWritten(uid);
    await firestore.doc(`users/${uid}`).update({ deletedAt: Timestamp.now() });
    await firestore.doc(`deletions/${uid}`).set({ email, createdAt: Timestamp.now() });
    // A picture may be deleted while it is read. Then the event is delivered again.
    await Promise.allSettled([building, deleteUser(uid)]);
    await dataExportWritten(uid);
    await deleteUser(uid);
    expect(await files()).toEqual([]);
    expect((await firestore.doc(`dataExports/${uid}`).get()).exists).toBe(false);
    expect(await mails()).toEqual([]);
  });
});

describe('the link', () => {
  test('ends after a day, and with a new password', async () => {
    await asking();
    await dataExportWritten(uid);
    const code = await linkCode();
    const open = () => call(openData, { code }, { origin: api.origin });
    expect((await open()).status).toBe(200);
    expect((await open()).status).toBe(200);
    atTime(Date.now() + limits.dataLinkHours * hourMs);
    const over = failureOf(await open(), 404);
    atTime(undefined);
    const wrong = { code: `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}` };
    expect(failureOf(await call(openData, wrong, { origin: api.origin }), 404)).toEqual(over);
    expect((await fetchPiece(api.origin, { ...wrong, from: 0 })).status).toBe(404);
    await firestore.doc(`dataExports/${uid}`).update({ createdAt: Timestamp.fromMillis(1) });
    expect(failureOf(await open(), 404)).toEqual(over);
  });

  test('returns pieces that must not be cached, as a file', async () => {
    const name = imageObjectName(`listings-of-${uid}`, hash, 1280);
    await bucket.file(name).save(bigPhoto, { resumable: false });
    await asking();
    await dataExportWritten(uid);
    const code = await linkCode();
    const piece = await fetchPiece(api.origin, { code, from: 5 });
    expect(Object.fromEntries(piece.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="qaysari.zip"',
      'cache-control': 'private, no-store',
      'content-length': String(limits.dataPieceBytes),
      'x-content-type-options': 'nosniff',
    });
    const whole = await fetchArchive(api.origin, code);
    const begun = Buffer.from(await piece.arrayBuffer());
    expect(begun.equals(whole.subarray(5, 5 + limits.dataPieceBytes))).toBe(true);
    expect((await fetchPiece(api.origin, { code, from: whole.length })).status).toBe(404);
  });

  test('is refused after too many downloads, until the next hour', async () => {
    await asking();
    await dataExportWritten(uid);
    const code = await linkCode();
    const begun = Date.now();
    atTime(begun);
    const fetchOnce = async () => (await fetchPiece(api.origin, { code, from: 0 })).status;
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 100) statuses.push(await fetchOnce());
    // One piece, three times, and 20 more.
    expect(statuses.filter((status) => status === 200)).toHaveLength(23);
    failureOf(await call(openData, { code }, { origin: api.origin }), 429);
    atTime(begun + hourMs);
    expect(await fetchOnce()).toBe(200);
    atTime(undefined);
  });

  test.each([
    ['code', {}],
    ['code', { code: 7, from: 0 }],
    ['from', { code: 'A'.repeat(43) }],
    ['from', { code: 'A'.repeat(43), from: -1 }],
    ['from', { code: 'A'.repeat(43), from: 0.5 }],
    ['from', { code: 'A'.repeat(43), from: 'x' }],
  ])('is refused where %s is wrong: %j', async (field, body) => {
    const response = await fetchPiece(api.origin, body);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: object };
    expect(Object.keys(error)).toContain(field);
  });

  test('is opened by POST alone', async () => {
    const response = await fetch(`${api.origin}/api/user/data/piece`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe('each hour', () => {
  test('archives with an expired link or without a request are deleted', async () => {
    await asking();
    await dataExportWritten(uid);
    await linkCode();
    await bucket.file('exports/nobody/1.zip').save('x', { resumable: false });
    await archivesSwept();
    expect(await files()).toHaveLength(1);
    atTime(Date.now() + (limits.dataLinkHours + 1) * hourMs);
    await archivesSwept();
    expect(await files()).toEqual([]);
    expect(await archiveState()).toMatchObject({ state: 'over' });
  });

  test('an archive that the trigger missed is made', async () => {
    await asking();
    await archivesSwept();
    expect(await files()).toHaveLength(0);
    atTime(Date.now() + 2 * hourMs);
    await archivesSwept();
    expect(await mails()).toHaveLength(1);
  });
});
