import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { saveFavorite } from '../../../functions/src/listing/favorites.ts';
import {
  anonymizeUser,
  claimUsername,
  findUidOfUsername,
  findUser,
  releaseUsername,
  reserveUsername,
} from '../../../functions/src/user/store.ts';
import { updateMe } from '../../../functions/src/user/me.ts';
import { isolatedApp } from '../../support/stack.ts';

const firestore = getFirestore(isolatedApp('user-store'));

describe('findUser', () => {
  it.each(['__x__', '.', 'a/b', 'x'.repeat(2000), ''])(
    'answers nobody for %j, which names no document',
    async (uid) => {
      expect(await findUser(uid)).toBeUndefined();
    },
  );
});

describe('saveFavorite', () => {
  it('keeps the first time of a mark', async () => {
    await firestore.doc('users/member').set({ username: 'member' });
    await saveFavorite('member', 'ad');
    const first = (await firestore.doc('users/member/favorites/ad').get()).updateTime;
    await saveFavorite('member', 'ad');
    expect((await firestore.doc('users/member/favorites/ad').get()).updateTime).toEqual(first);
  });

  it.each([
    ['was deleted meanwhile', { deletedAt: Timestamp.now() }],
    ['was never there', undefined],
  ])('throws 401 for a person who %s, and leaves nothing', async (_what, data) => {
    const uid = `gone-${data === undefined}`;
    if (data) await firestore.doc(`users/${uid}`).set(data);
    await expect(saveFavorite(uid, 'ad')).rejects.toMatchObject({ status: 401 });
    expect((await firestore.collection(`users/${uid}/favorites`).get()).size).toBe(0);
  });
});

describe('a username that somebody else took meanwhile', () => {
  it.each([
    ['released', () => releaseUsername('taken', 'late')],
    ['reserved', () => reserveUsername('taken', 'late', 7)],
    ['freed with its old owner', () => anonymizeUser('late')],
  ])('is not %s by a request that was frozen', async (_what, act) => {
    await firestore.doc('users/late').set({ username: 'taken' });
    await firestore.doc('usernames/taken').set({ uid: 'owner' });
    await act();
    expect(await findUidOfUsername('taken')).toBe('owner');
  });

  it('is released by the account that claimed it', async () => {
    expect(await claimUsername('mine', 'me')).toBe(true);
    await releaseUsername('mine', 'me');
    expect((await firestore.doc('usernames/mine').get()).exists).toBe(false);
  });
});

describe('updateMe', () => {
  it('writes nothing into the document of somebody who was deleted meanwhile', async () => {
    const document = firestore.doc('users/deleted');
    const emptied = { deletedAt: Timestamp.fromMillis(1) };
    await document.set(emptied);
    const call = { caller: { uid: 'deleted' }, body: { firstname: 'سارة', termsAccepted: true } };
    const saving = updateMe({ ...call, language: 'ar' } as unknown as Parameters<
      typeof updateMe
    >[0]);
    await expect(saving).rejects.toMatchObject({ status: 401 });
    expect((await document.get()).data()).toEqual(emptied);
  });
});
