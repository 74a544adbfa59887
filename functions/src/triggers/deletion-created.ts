import { deleteUser } from '../deletion/delete-user.ts';

/** After somebody deleted their account. May be called twice, at once or later. */
export async function deletionCreated(uid: string): Promise<void> {
  await deleteUser(uid);
}
