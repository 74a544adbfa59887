import { setAvailability } from '@qaysari/contract/listing/own-calls';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { recordStaffChanges } from '../../functions/src/audit/store.ts';
import { moderate } from '../../tools/src/moderation/moderate-command.ts';
import { ask } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { inConsole } from '../support/console.ts';
import { startCreating } from '../support/created.ts';
import { adminApp } from '../support/stack.ts';

adminApp();
const created = startCreating();
afterAll(() => created.removeAll());

const entriesOf = async (document: string) => {
  const { docs } = await created.firestore
    .collection('audit')
    .where('document', '==', document)
    .get();
  return docs
    .map((each) => each.data())
    .sort(
      (one, other) => (one['at'] as Timestamp).toMillis() - (other['at'] as Timestamp).toMillis(),
    );
};
const changesOf = async (document: string) =>
  (await entriesOf(document)).map((each) => each['changes'] as unknown);

const waiting = { status: 'pending', settled: { status: 'pending', isFeatured: false } };

test('what staff change in the console and in a terminal is written down once each', async () => {
  const { uid: owner } = await created.buildMember(completeProfile);
  const id = await created.buildListing({ ...waiting, owner });
  await inConsole(created.firestore.doc(`listings/${id}`), { status: 'approved' });
  const approved = [{ field: 'settled.status', from: 'pending', to: 'approved' }];
  expect(await changesOf(id)).toEqual([approved]);
  await moderate(['feature', id, '--confirm'], () => undefined);
  const featured = [{ field: 'settled.isFeatured', from: 'false', to: 'true' }];
  await expect.poll(() => changesOf(id)).toEqual([approved, featured]);
  expect(await entriesOf(id)).toMatchObject([{ person: owner, collection: 'listings' }, {}]);
});

test('what owners change is not, and a lock-out is', async () => {
  const member = await created.buildMember();
  const token = await created.signIn(member);
  const id = await created.buildListing({ owner: member.uid });
  const json = { ids: [id], availability: 'sold' };
  await ask(setAvailability.path, { method: setAvailability.method, token, json });
  await moderate(['block', member.uid], () => undefined);
  const blocked = [{ field: 'blockedAt', from: '', to: expect.any(String) as string }];
  await expect.poll(() => changesOf(member.uid)).toEqual([blocked]);
  expect(await changesOf(id)).toEqual([]);
});

test('an event that comes again writes nothing new', async () => {
  const { uid } = await created.buildMember();
  const document = created.firestore.doc(`users/${uid}`);
  const before = await document.get();
  await document.update({ confirmedPhone: { number: '+9647700000000', at: Timestamp.now() } });
  const after = await document.get();
  for (let n = 0; n < 3; n += 1) await recordStaffChanges('users', uid, { before, after });
  expect(await entriesOf(uid)).toHaveLength(1);
});
