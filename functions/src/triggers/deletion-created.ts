import { deletePerson } from '../deletion/delete-person.ts';

/** After somebody deleted their account. May be called twice, at once or later. */
export async function deletionCreated(uid: string): Promise<void> {
  await deletePerson(uid);
}
