import type { markSavedSearchSeen as endpoint } from '@qaysari/contract/saved-search/calls';
import type { Handler } from '../platform/handler.ts';
import { limitLooks } from './rate-limit.ts';
import { markSeen } from './store.ts';

/** `POST /saved-search/{id}/seen`. */
export const markSavedSearchSeen: Handler<typeof endpoint> = async ({ caller, params }) => {
  limitLooks(caller.uid);
  await markSeen(caller.uid, params.id);
  return undefined;
};
