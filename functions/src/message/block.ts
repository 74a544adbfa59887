import type {
  blockUser as blockEndpoint,
  listBlockedUsers as listEndpoint,
  unblockUser as unblockEndpoint,
} from '@qaysari/contract/message/calls';
import { isFindable } from '../listing/store.ts';
import { limits } from '@qaysari/contract/shared/limits';
import { ApiError, notFound } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { withKeyedLock } from '../platform/keyed-lock.ts';
import { findUser, findUsers } from '../user/store.ts';
import { addBlock, countBlocksOf, findBlockedBy, removeBlock } from './block-store.ts';
import {
  conversationReference,
  findOpenConversation,
  findWritten,
  sidesOf,
  type Sides,
} from './conversation-store.ts';
import { presentPartner } from './present.ts';

/** `POST /message/block/{id}`. Also of somebody who has never written, as long as members can find them. */
export const blockUser: Handler<typeof blockEndpoint> = async ({ caller, params }) => {
  const sides = sidesOf(caller.uid, params.id);
  const [user, { conversation }, count] = await Promise.all([
    findUser(sides.partner),
    findOpenConversation(sides),
    countBlocksOf(caller.uid),
  ]);
  if (!user || user.deletedAt) throw notFound();
  if (!conversation && !(await isFindable(user))) throw notFound();
  if (count >= limits.blockedUsers) throw new ApiError(409, 'blocksFull');
  await withKeyedLock([conversationReference(sides).id], () => addBlock(sides));
  return undefined;
};

/** `DELETE /message/block/{id}`. */
export const unblockUser: Handler<typeof unblockEndpoint> = async ({ caller, params }) => {
  const sides = sidesOf(caller.uid, params.id);
  const key = conversationReference(sides).id;
  const isKnown = await withKeyedLock([key], () => removeBlock(sides));
  if (!isKnown && !(await isFindable(await findUser(sides.partner)))) throw notFound();
  return undefined;
};

/** `GET /user/block/users`. */
export const listBlockedUsers: Handler<typeof listEndpoint> = async ({ caller }) => {
  const ids = await findBlockedBy(caller.uid, limits.blockedUsers);
  const sides = ids.map((partner): Sides => ({ me: caller.uid, partner }));
  const [users, written] = await Promise.all([findUsers(ids), findWritten(sides)]);
  return ids.map((uid, index) => presentPartner(uid, users.get(uid), written[index]));
};
