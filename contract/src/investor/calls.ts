import type { User } from '../account/types.ts';
import type { DirectoryFilter } from './filter.ts';
import type { FittingListings, InvestorPage, InvestorProfileForm, OtherUser } from './types.ts';
import type { JsonEndpoint, IdParams, PageQuery } from '../shared/endpoint.ts';

/**
 * Lists approved investors except the caller, last approved first. With `after`, pages never repeat or omit anybody,
 * even if people are approved or removed meanwhile; `page` counts from the beginning. With `listing`, the id of one of
 * the caller's ads, it lists only investors who fit that ad, each with the reasons.
 */
export const listInvestors: JsonEndpoint<
  'user',
  { query: { role: 'investor' }; body: DirectoryFilter },
  InvestorPage
> = {
  method: 'POST',
  path: '/user',
  access: 'user',
};

/**
 * Returns somebody: an approved investor whole, with email and phone, which counts as an opened contact; of others the
 * facts and a name, for people who have talked to them or may see an ad of theirs. Else 404.
 */
export const getUser: JsonEndpoint<'user', { params: IdParams }, OtherUser> = {
  method: 'GET',
  path: '/user/{id}',
  access: 'user',
};

/** Lists ads of people who look for an investor or a partner that fit the caller's investor profile. */
export const listFittingListings: JsonEndpoint<'user', { query: PageQuery }, FittingListings> = {
  method: 'GET',
  path: '/investor/listings',
  access: 'user',
};

/**
 * Gives the caller, who signed in a short while ago, the role of an investor. Ends all sessions, so the caller must
 * sign in again. The directory shows the profile once staff approve it.
 */
export const becomeInvestor: JsonEndpoint<'user', { body: InvestorProfileForm }, undefined> = {
  method: 'POST',
  path: '/investor/me',
  access: 'user',
  needsRecentSignIn: true,
  message: 'becameInvestor',
};

/**
 * Replaces the caller's investor profile. A change of its texts sends it back to staff, and out of the directory until
 * they approve it; other changes take effect immediately.
 */
export const updateInvestor: JsonEndpoint<'user', { body: InvestorProfileForm }, User> = {
  method: 'PUT',
  path: '/investor/me',
  access: 'user',
  message: 'investorUpdated',
};

/** Writes to staff about becoming an investor. One request of a person can be open. */
export const askAboutInvesting: JsonEndpoint<'user', { body: { message: string } }, undefined> = {
  method: 'POST',
  path: '/user/investor',
  access: 'user',
  message: 'investorAsked',
};
