import type {
  blockUser as blockEndpoint,
  listBlockedUsers as listEndpoint,
  unblockUser as unblockEndpoint,
} from '@qaysari/contract/message-endpoints';
import { limits } from '@qaysari/contract/limits';
import { ApiError, notFound } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { withKeyedLock } from '../platform/keyed-lock.ts';
import { findUser, findUsers } from '../user/store.ts';
import { addBlock, countBlocksOf, findBlockedBy, removeBlock } from './block-store.ts';
import { conversationReference, sidesOf } from './conversation-store.ts';
import { presentPartner } from './present.ts';

/** `POST /message/block/{id}`. Also of somebody who has never written. */
export const blockUser: Handler<typeof blockEndpoint> = async ({ caller, params }) => {
  const sides = sidesOf(caller.uid, params.id);
  const [user, count] = await Promise.all([findUser(sides.partner), countBlocksOf(caller.uid)]);
  if (!user || user.deletedAt) throw notFound();
  if (count >= limits.blockedUsers) throw new ApiError(409, 'blocksFull');
  await withKeyedLock([conversationReference(sides).id], () => addBlock(sides));
  return undefined;
};

/** `DELETE /message/block/{id}`. */
export const unblockUser: Handler<typeof unblockEndpoint> = async ({ caller, params }) => {
  const sides = sidesOf(caller.uid, params.id);
  await withKeyedLock([conversationReference(sides).id], () => removeBlock(sides));
  return undefined;
};

/** `GET /user/block/users`. */
export const listBlockedUsers: Handler<typeof listEndpoint> = async ({ caller }) => {
  const ids = await findBlockedBy(caller.uid, limits.blockedUsers);
  const users = await findUsers(ids);
  return ids.map((uid) => {
    const { _id, username, firstname, lastname } = presentPartner(uid, users.get(uid));
    return {
      _id,
      ...(username !== undefined && { username }),
      ...(firstname !== undefined && { firstname }),
      ...(lastname !== undefined && { lastname }),
    };
  });
};
