import { listMyListings } from '@qaysari/contract/own-listing-endpoints';
import { formIn } from './ad-form.ts';
import { ask, dataOf } from './api-client.ts';
import type { Created } from './created.ts';
import { origin, visit, type VisitOptions } from './visitor.ts';

/** A member with the form open, and what they have published so far. */
export async function adWriter(
  created: Created,
  { language = 'ar', ...options }: VisitOptions = {},
) {
  const member = await created.buildMember();
  const token = await created.signIn(member);
  const visitor = await visit({ language, width: 360, ...options });
  await visitor.context.addCookies([{ name: 'token', value: token, url: origin }]);
  const ads = async () =>
    dataOf(listMyListings, await ask(listMyListings.path, { token })).listings;
  return { ...member, token, visitor, ads, ...formIn(visitor, language) };
}
