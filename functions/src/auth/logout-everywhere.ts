import type { logoutEverywhere as endpoint } from '@qaysari/contract/auth-endpoints';
import type { Handler } from '../platform/handler.ts';
import { firestore } from '../platform/firestore.ts';
import { endSessions } from '../user/store.ts';

/** `POST /auth/logout-everywhere`. */
export const logoutEverywhere: Handler<typeof endpoint> = async ({ caller }) => {
  const batch = firestore().batch();
  endSessions(batch, caller.uid);
  await batch.commit();
  return undefined;
};
