import { deleteListingsOf } from '../listing/store.ts';
import { deleteMailsTo } from '../mail/store.ts';
import { deleteAccount } from '../platform/accounts.ts';
import { allCollections, collection } from '../platform/collections.ts';
import { deleteOwnLists, emptyUser } from '../user/store.ts';
import { endDeletion, findDeletion } from './store.ts';

interface Person {
  uid: string;
  email: string;
}

/** Removes the documents of every collection whose documents name their person in the field `uid`. */
async function deleteNamed(uid: string): Promise<void> {
  for (const [name, { person, deletion }] of allCollections()) {
    if (deletion !== 'removed' || typeof person === 'string' || person.field !== 'uid') continue;
    const { docs } = await collection(name).where('uid', '==', uid).get();
    await Promise.all(docs.map((each) => each.ref.delete()));
  }
}

/**
 * What goes with an account, in this order. Each step looks for what is left and removes it, so that
 * all can be done again from the start wherever it was cut off. Conversations stay for the other side.
 */
export const deletionSteps: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  account: ({ uid }) => deleteAccount(uid),
  listings: ({ uid }) => deleteListingsOf(uid),
  ownLists: ({ uid }) => deleteOwnLists(uid),
  mails: ({ email }) => deleteMailsTo(email),
  named: ({ uid }) => deleteNamed(uid),
  person: ({ uid }) => emptyUser(uid),
};

/** Removes all that a deleted person owns. Can be called again, and twice at once. */
export async function deletePerson(uid: string): Promise<void> {
  const asked = await findDeletion(uid);
  if (!asked) return;
  for (const step of Object.values(deletionSteps)) await step({ uid, email: asked.email });
  await endDeletion(uid);
}
