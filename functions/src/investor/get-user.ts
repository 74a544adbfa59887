import type { getUser as endpoint } from '@qaysari/contract/investor-endpoints';
import { hasListed } from '../listing/store.ts';
import { findOpenConversation } from '../message/store.ts';
import { notFound } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { consumeRateLimits } from '../platform/rate-limit.ts';
import { personFactsOf } from '../trust/store.ts';
import { approvedProfileOf, findUser, isActive } from '../user/store.ts';
import { presentInvestor, presentPerson } from './present.ts';

/** Somebody who looks for money reads some investors in an hour; a scraper reads all. */
const rules = [
  { limit: 100, seconds: 60 * 60 },
  { limit: 300, seconds: 24 * 60 * 60 },
];

/**
 * `GET /user/{id}`. Throws the same 404 for somebody who does not exist, is deleted or locked out, and for
 * somebody whom the caller has nothing to do with.
 */
export const getUser: Handler<typeof endpoint> = async ({ caller, params }) => {
  const user = await findUser(params.id);
  if (!isActive(user)) throw notFound();
  const isSelf = user.id === caller.uid;
  const profile = approvedProfileOf(user);
  if (profile) {
    if (!isSelf) await consumeRateLimits([{ kind: 'investor', subject: caller.uid, rules }]);
    return presentInvestor({ user, profile }, await personFactsOf(user));
  }
  if (!isSelf && !(await mayKnowName(caller.uid, user.id))) throw notFound();
  return presentPerson(user, await personFactsOf(user));
};

/** Those who have talked to somebody, and those who may see an ad of theirs. */
async function mayKnowName(me: string, partner: string): Promise<boolean> {
  const { conversation } = await findOpenConversation({ me, partner });
  return conversation !== undefined || (await hasListed(partner));
}
