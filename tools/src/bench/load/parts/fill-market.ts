import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { conversationIdOf } from '@qaysari/contract/message/types';
import { allSearchEntries } from '../../../../../functions/src/listing/write-store.ts';
import { firebaseApp } from '../../../../../functions/src/platform/firebase-app.ts';
import { firestore } from '../../../../../functions/src/platform/firestore.ts';
import { callerOf, send } from '../../chat/parts/talk.ts';
import { run as fillListings } from '../../search/parts/fill-listings.ts';

export interface FillMarketArgs {
  people: number;
  ads: number;
  password: string;
}

/** Somebody who signs in, writes to their partner and publishes. */
export interface LoadPerson {
  uid: string;
  username: string;
  partner: string;
}

export interface FilledMarket {
  people: LoadPerson[];
  /** Those of the seed that lists show: all have pictures. */
  ads: { id: string; images: string[] }[];
}

const messagesEach = 10;

/** Adds people in pairs who have talked already, and ads, to what the seed has brought. */
export async function run({ people, ads, password }: FillMarketArgs): Promise<FilledMarket> {
  const listed: FilledMarket['ads'] = [];
  for await (const { card } of allSearchEntries()) {
    listed.push({ id: card._id, images: card.images });
  }
  await fillListings({ count: ads, seed: 'qaysari load' });
  const names = Array.from({ length: people }, (_, n) => `load${String(n).padStart(4, '0')}`);
  const all = names.map((username, at) => ({
    username,
    uid: username,
    partner: names[at % 2 === 0 ? at + 1 : at - 1] ?? '',
  }));
  for (const person of all) await open(person, password);
  for (const { uid, partner } of all) {
    if (conversationIdOf(uid, partner).startsWith(partner)) continue;
    const [one, other] = [await callerOf(uid), await callerOf(partner)];
    for (let n = 0; n < messagesEach; n += 1) {
      await send(one, partner);
      await send(other, uid);
    }
  }
  return { people: all, ads: listed };
}

/** As if they had signed up long ago. */
async function open({ uid, username }: LoadPerson, password: string): Promise<void> {
  const email = `${username}@example.com`;
  await getAuth(firebaseApp()).createUser({ uid, email, password, emailVerified: true });
  const createdAt = Timestamp.fromMillis(0);
  const batch = firestore().batch();
  batch.set(firestore().doc(`users/${uid}`), {
    ...{ username, email, role: 'member', isOAuth: false, language: 'ar', createdAt },
    ...{ firstname: 'سارة', lastname: 'كريم', phone: '+9647001234567', country: 'العراق' },
    ...{ city: 'أربيل', streetNamehouseNumber: 'شارع 60، دار 7', termsAcceptedAt: createdAt },
  });
  batch.set(firestore().doc(`usernames/${username}`), { uid });
  // Nobody could write first to somebody without an ad.
  batch.set(firestore().doc(`listings/of-${uid}`), { owner: uid, status: 'approved' });
  await batch.commit();
}
