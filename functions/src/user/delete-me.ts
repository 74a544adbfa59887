import type { deleteMe as endpoint } from '@qaysari/contract/account/calls';
import { requestDeletion } from '../deletion/store.ts';
import type { Handler } from '../platform/handler.ts';
import { firestore } from '../platform/firestore.ts';
import { securityEvent } from '../platform/security-log.ts';
import { markUserDeleted } from './store.ts';

/**
 * `PUT /user/delete?force=true`. The account ends with the answer; the trigger deletes the data
 * afterwards.
 */
export const deleteMe: Handler<typeof endpoint> = async ({ caller }) => {
  const batch = firestore().batch();
  markUserDeleted(batch, caller.uid);
  requestDeletion(batch, caller.uid, caller.user.email);
  await batch.commit();
  securityEvent('accountDeleted', { uid: caller.uid });
  return undefined;
};
