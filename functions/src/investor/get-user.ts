import type { getUser as endpoint } from '@qaysari/contract/investor/calls';
import { isFindable } from '../listing/store.ts';
import { findOpenConversation, writtenIn } from '../message/store.ts';
import { notFound } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { personFactsOf } from '../trust/store.ts';
import {
  approvedProfileOf,
  findUser,
  isActive,
  presentName,
  revealContact,
} from '../user/store.ts';
import { presentInvestor } from './present.ts';

/**
 * `GET /user/{id}`. Throws the same 404 for somebody who does not exist, is deleted or locked out, and for
 * somebody whom the caller has nothing to do with.
 */
export const getUser: Handler<typeof endpoint> = async ({ caller, params, address }) => {
  const user = await findUser(params.id);
  if (!isActive(user)) throw notFound();
  const profile = approvedProfileOf(user);
  if (profile) {
    const contact = await revealContact(user, { uid: caller.uid, address });
    return presentInvestor({ user, profile }, contact, await personFactsOf(user));
  }
  const isSelf = user.id === caller.uid;
  const sides = { me: caller.uid, partner: user.id };
  const conversation = isSelf ? undefined : (await findOpenConversation(sides)).conversation;
  if (!isSelf && !conversation && !(await isFindable(user))) throw notFound();
  const written = isSelf ? { byMe: true, byThem: true } : writtenIn(conversation, sides);
  return { _id: user.id, ...presentName(user, written), facts: await personFactsOf(user) };
};
