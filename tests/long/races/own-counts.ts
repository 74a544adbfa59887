import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import { deleteListing, listMyListings } from '@qaysari/contract/listing/own-calls';
import { createListing, updateListing } from '@qaysari/contract/publish/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, dataOf } from '../../support/api-client.ts';
import { startCreating } from '../../support/created.ts';
import { adFields, sendForm } from '../../support/form.ts';
import { openIsolatedApi } from '../../support/isolated-api.ts';
import type { OwnApi } from '../../support/own-api.ts';
import { signedSession } from '../../support/signed-sessions.ts';
import { isolatedApp } from '../../support/stack.ts';

const app = isolatedApp('own-counts');
const created = startCreating();
let api: OwnApi;
beforeAll(async () => {
  api = await openIsolatedApi(app);
});
afterAll(() => api[Symbol.asyncDispose]());

const callAt = ({ method, path }: Endpoint, id: string, token: string) =>
  ask(path.replace('{id}', id), { method, token, origin: api.origin });

/** `changes`: how many at once, in turns of twenty. */
export function proveOwnCounts({ changes }: { changes: number }): void {
  test(`own ads are counted right after ${changes} changes at once`, async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => created.buildMember()));
    const tokens = members.map(({ uid }) => signedSession(app.options.projectId ?? '', { uid }));
    const change = async (turn: number): Promise<void> => {
      const who = turn % 4;
      const [uid, mine] = [members[who]?.uid ?? '', tokens[who] ?? ''];
      if (turn % 5 === 0) {
        await sendForm(createListing, adFields, [], { token: mine, origin: api.origin });
        return;
      }
      const status = ['pending', 'approved', 'rejected'][turn % 3] ?? '';
      const id = await created.buildListing({ owner: uid, status, isFeatured: turn % 7 === 0 });
      if (turn % 5 === 1) await callAt(deleteListing, id, mine);
      if (turn % 5 === 2) {
        const update = { title: `changed ${turn}` };
        await sendForm(updateListing, update, [], { id, token: mine, origin: api.origin });
      }
      if (turn % 5 === 3)
        await created.firestore.doc(`listings/${id}`).update({ isFeatured: true });
    };
    await Promise.all(Array.from({ length: changes }, (_, turn) => change(turn)));
    for (const [who, member] of members.entries()) {
      const ads = created.firestore.collection('listings').where('owner', '==', member.uid);
      const count = async (field: string, value: unknown) =>
        (await ads.where(field, '==', value).count().get()).data().count;
      const { counts } = dataOf(
        listMyListings,
        await ask('/listing/my-listings', { token: tokens[who] ?? '', origin: api.origin }),
      );
      expect(counts).toEqual({
        total: (await ads.count().get()).data().count,
        pending: await count('status', 'pending'),
        approved: await count('status', 'approved'),
        rejected: await count('status', 'rejected'),
        featured: await count('isFeatured', true),
        ...{ sold: 0, hidden: 0 },
      });
      expect(counts.total).toBe(changes / 5);
    }
  });
}
