import { deleteUser } from '../deletion/delete-user.ts';

/** Runs after a user deleted the account. May run twice, also concurrently. */
export async function deletionCreated(uid: string): Promise<void> {
  await deleteUser(uid);
}
