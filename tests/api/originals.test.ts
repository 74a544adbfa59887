import { limits } from '@qaysari/contract/shared/limits';
import { deleteListing } from '@qaysari/contract/listing/own-calls';
import { updateListing } from '@qaysari/contract/publish/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { ask, dataOf, failureOf } from '../support/api-client.ts';
import { inConsole } from '../support/console.ts';
import { startCreating } from '../support/created.ts';
import { sendForm } from '../support/form.ts';
import { buildChatUser } from '../support/chat-users.ts';

/** Texts that were edited, deleted or rejected. Staff can read them for 90 days. */

const created = startCreating();
afterAll(() => created.removeAll());

/** The stored originals of a thing, oldest first. */
async function originalsOf(thing: string) {
  const { docs } = await created.firestore
    .collection('originals')
    .where('thing', '==', thing)
    .get();
  return docs.map((each) => each.data());
}
const wordsOf = async (thing: string) =>
  (await originalsOf(thing)).map(({ words }) => words as unknown);

async function evidenceOf(reporter: string) {
  const mine = created.firestore.collection('reports').where('reporter', '==', reporter);
  const { docs } = await mine.get();
  const paths = docs.map(({ id }) => created.firestore.doc(`reportEvidence/${id}`));
  return (await created.firestore.getAll(...paths)).map((each) => each.get('messages') as unknown);
}

describe('a message that its sender has deleted', () => {
  test('can be reported by its recipients, with its first and last text', async () => {
    const [sara, omar, dana] = await Promise.all([1, 2, 3].map(() => buildChatUser(created)));
    if (!sara || !omar || !dana) throw new Error('there are three');
    const { _id } = await sara.sendNow(omar, 'send 500 dollars first');
    const plan = await sara.sendNow(omar, { phrase: { key: 'stillAvailable' } });
    await sara.edit(_id, 'good evening');
    await sara.remove(_id);
    await sara.remove(plan._id);
    const body = { kind: 'message', id: _id, reason: 'paymentFirst' };
    failureOf(await dana.report(body), 404);
    failureOf(await sara.report(body), 404);
    expect((await omar.report(body)).status).toBe(200);
    expect(await evidenceOf(omar.uid)).toMatchObject([
      [
        { id: _id, content: 'good evening', original: 'send 500 dollars first' },
        { id: plan._id, content: '', phrase: { key: 'stillAvailable' } },
      ],
    ]);
    for (const each of (await evidenceOf(omar.uid)).flat()) {
      expect(each).toHaveProperty('deletedAt', expect.any(Timestamp));
    }
  });

  test('is part of a report of the person, too', async () => {
    const [sara, omar] = await Promise.all([buildChatUser(created), buildChatUser(created)]);
    const { _id } = await sara.sendNow(omar, 'send 500 dollars first');
    await sara.remove(_id);
    const body = { kind: 'person', id: sara.uid, reason: 'paymentFirst' };
    expect((await omar.report(body)).status).toBe(200);
    expect(await evidenceOf(omar.uid)).toMatchObject([[{ content: 'send 500 dollars first' }]]);
  });
});

describe('an ad', () => {
  const remove = (id: string, token: string) =>
    ask(deleteListing.path.replace('{id}', id), { method: deleteListing.method, token });
  const words = { title: 'Bakery', description: 'Pay first', siteLink: 'https://one.example' };

  test('that others saw keeps each of its texts: when it is edited, and when it is deleted', async () => {
    const owner = await created.buildMember();
    const token = await created.signIn(owner);
    const id = await created.buildListing({ owner: owner.uid, ...words });
    const change = (fields: Record<string, string>) =>
      sendForm(updateListing, fields, [], { id, token });
    dataOf(updateListing, await change({ location: 'basra' }));
    expect(await originalsOf(id)).toEqual([]);
    dataOf(updateListing, await change({ description: 'A good bakery' }));
    expect(await wordsOf(id)).toEqual([expect.objectContaining(words)]);
    expect((await remove(id, token)).status).toBe(200);
    const [first, last] = await originalsOf(id);
    expect(last?.['words']).toMatchObject({ ...words, description: 'A good bakery' });
    const [keptAt, expireAt] = [first?.['keptAt'], first?.['expireAt']] as Timestamp[];
    const storedMs = (expireAt?.toMillis() ?? 0) - (keptAt?.toMillis() ?? 0);
    expect(storedMs).toBe(limits.originalDays * 24 * 60 * 60 * 1000);
  });

  test('that staff reject keeps what they read', async () => {
    const { uid: owner } = await created.buildMember();
    const id = await created.buildListing({ owner, status: 'pending', ...words });
    await inConsole(created.firestore.doc(`listings/${id}`), { status: 'rejected' });
    expect(await wordsOf(id)).toEqual([expect.objectContaining(words)]);
  });

  test('that nobody but its owner saw keeps nothing', async () => {
    const owner = await created.buildMember();
    const token = await created.signIn(owner);
    const id = await created.buildListing({ owner: owner.uid, status: 'pending', ...words });
    dataOf(updateListing, await sendForm(updateListing, { title: 'Mill' }, [], { id, token }));
    expect((await remove(id, token)).status).toBe(200);
    expect(await originalsOf(id)).toEqual([]);
  });
});
