import type { deleteMe as endpoint } from '@qaysari/contract/user-endpoints';
import { requestDeletion } from '../deletion/store.ts';
import type { Handler } from '../platform/handler.ts';
import { firestore } from '../platform/firestore.ts';
import { markUserDeleted } from './store.ts';

/** `PUT /user/delete?force=true`. From the answer on the person is nobody; what they own goes after it. */
export const deleteMe: Handler<typeof endpoint> = async ({ caller }) => {
  const batch = firestore().batch();
  markUserDeleted(batch, caller.uid);
  requestDeletion(batch, caller.uid, caller.user.email);
  await batch.commit();
  return undefined;
};
