import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRulesEnvironment, type RulesEnvironment } from './rules-environment.ts';
import { listFromServer, readFromServer } from './server-answers.ts';

let environment: RulesEnvironment;

beforeAll(async () => {
  environment = await openRulesEnvironment('own-lists');
  await environment.asStaff(async (firestore) => {
    const ads = { 'sara-1': 'sara', 'sara-2': 'sara', 'omar-1': 'omar' };
    for (const [id, owner] of Object.entries(ads)) {
      const status = id.endsWith('1') ? 'pending' : 'approved';
      await setDoc(doc(firestore, 'listings', id), { owner, status, createdAt: id });
    }
    await setDoc(doc(firestore, 'users/sara/favorites/omar-1'), { addedAt: 1 });
  });
});

afterAll(() => environment.close());

describe('own ads', () => {
  it('are listed in every status, when the list asks for no others', async () => {
    const listings = collection(environment.as('sara'), 'listings');
    const own = query(
      listings,
      where('owner', '==', 'sara'),
      orderBy('createdAt', 'desc'),
      limit(50),
    );
    const found = await assertSucceeds(listFromServer(own));
    expect(found.docs.map(({ id }) => id)).toStrictEqual(['sara-2', 'sara-1']);
  });

  it('are not listed among those of others, though all be approved', async () => {
    const listings = collection(environment.as('sara'), 'listings');
    await assertFails(listFromServer(query(listings, limit(50))));
    await assertFails(
      listFromServer(query(listings, where('status', '==', 'approved'), limit(50))),
    );
    await assertFails(
      listFromServer(query(listings, where('owner', 'in', ['sara', 'omar']), limit(50))),
    );
  });

  it('do not reveal whether an ad of another person exists', async () => {
    const firestore = environment.as('sara');
    await assertFails(readFromServer(doc(firestore, 'listings/omar-1')));
    await assertFails(readFromServer(doc(firestore, 'listings/of-nobody')));
  });
});

describe('own favourites', () => {
  it('are listed', async () => {
    const found = await assertSucceeds(
      listFromServer(query(collection(environment.as('sara'), 'users/sara/favorites'), limit(50))),
    );
    expect(found.docs.map(({ id }) => id)).toStrictEqual(['omar-1']);
  });

  it('cannot be reached across people', async () => {
    await assertFails(
      listFromServer(query(collectionGroup(environment.as('sara'), 'favorites'), limit(50))),
    );
  });
});
