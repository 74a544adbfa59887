import { deleteIdentitiesOf } from '../auth/store.ts';
import { deleteCodesOf } from '../code/store.ts';
import { deleteListingsOf } from '../listing/store.ts';
import { deleteMailsOf } from '../mail/store.ts';
import { deleteAccount } from '../platform/accounts.ts';
import { firestore } from '../platform/firestore.ts';
import { endDeletion, findDeletion } from './deletion-store.ts';
import { deleteOwnLists, emptyUser } from './store.ts';

interface Person {
  uid: string;
  email: string;
}

/** Collections with documents that belong to whom their `uid` names. */
const others = ['investorRequests', 'promotionRequests'] as const;

/**
 * What goes with an account, in this order. Each step looks for what is left and removes it, so that
 * all can be done again from the start wherever it was cut off. Conversations stay for the other side.
 */
export const deletionSteps: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  account: ({ uid }) => deleteAccount(uid),
  listings: ({ uid }) => deleteListingsOf(uid),
  ownLists: ({ uid }) => deleteOwnLists(uid),
  codes: ({ uid }) => deleteCodesOf(uid),
  mails: ({ uid, email }) => deleteMailsOf(uid, [email]),
  identities: ({ uid }) => deleteIdentitiesOf(uid),
  others: async ({ uid }) => {
    for (const name of others) {
      const { docs } = await firestore().collection(name).where('uid', '==', uid).get();
      await Promise.all(docs.map((each) => each.ref.delete()));
    }
  },
  person: ({ uid }) => emptyUser(uid),
};

/** Removes all that a deleted person owns. Can be called again, and twice at once. */
export async function deletePerson(uid: string): Promise<void> {
  const asked = await findDeletion(uid);
  if (!asked) return;
  for (const step of Object.values(deletionSteps)) await step({ uid, email: asked.email });
  await endDeletion(uid);
}
