import { deleteArchive } from '../archive/store.ts';
import { syncInvestor } from '../investor/store.ts';
import { deleteListingsByOwner } from '../listing/public.ts';
import { deleteMailsTo } from '../mail/store.ts';
import { syncConversationsToUser } from '../message/store.ts';
import { deleteAccount } from '../platform/accounts.ts';
import { allCollections } from '../platform/collections.ts';
import { documentsOf, eachOf } from '../platform/person-documents.ts';
import { anonymizeUser, deleteUserSubcollections } from '../user/store.ts';
import { completeDeletion, findDeletion } from './store.ts';

interface UserToDelete {
  uid: string;
  email: string;
}

/** Deletes the user's documents in every collection that names its user in the field `uid`. */
async function deleteDocumentsByUid(uid: string): Promise<void> {
  for (const [name, { person, deletion }] of allCollections()) {
    if (deletion !== 'removed' || typeof person === 'string' || person.field !== 'uid') continue;
    const found = documentsOf(name, uid);
    if (found) for await (const { ref } of eachOf(found)) await ref.delete();
  }
}

/**
 * The steps of a deletion, in order. Each step looks for what is left, so all steps can run again after a
 * crash. Conversations stay for the other side.
 */
export const deletionSteps: Readonly<Record<string, (person: UserToDelete) => Promise<void>>> = {
  account: ({ uid }) => deleteAccount(uid),
  listings: ({ uid }) => deleteListingsByOwner(uid),
  directory: ({ uid }) => syncInvestor(uid),
  // Before the inbox: a late event of a message looks here whether there is still somebody to read it.
  conversations: ({ uid }) => syncConversationsToUser(uid),
  ownLists: ({ uid }) => deleteUserSubcollections(uid),
  archive: ({ uid }) => deleteArchive(uid),
  mails: ({ email }) => deleteMailsTo(email),
  named: ({ uid }) => deleteDocumentsByUid(uid),
  person: ({ uid }) => anonymizeUser(uid),
};

/** Deletes everything that a deleted user owns. Safe to call again, and concurrently. */
export async function deleteUser(uid: string): Promise<void> {
  const request = await findDeletion(uid);
  if (!request) return;
  for (const step of Object.values(deletionSteps)) await step({ uid, email: request.email });
  await completeDeletion(uid);
}
