import { endpoint } from './endpoint.ts';
import type { FittingListings, InvestorPage, OtherUser } from './investor-entity.ts';
import type { investorInputs } from './investor-inputs.ts';

/** Endpoints that show investors, and ads to them. No form checks by their schemas, so this file imports none. */

/**
 * Lists approved investors but the caller, last approved first. With `after` pages never repeat or leave out
 * anybody, whoever is approved or removed meanwhile; `page` counts from the beginning. With `listing`, one of
 * the caller's ads, those whom it fits, each with its reasons.
 */
export const listInvestors = endpoint({
  method: 'POST',
  path: '/user',
  access: 'user',
})
  .takes<typeof investorInputs.listInvestors>()
  .answers<InvestorPage>();

/**
 * Returns somebody: an approved investor whole, with email and phone, which counts as an opened contact; of others
 * facts and what one may call them, to those who have talked to them or may see an ad of theirs. Else 404.
 */
export const getUser = endpoint({
  method: 'GET',
  path: '/user/{id}',
  access: 'user',
})
  .takes<typeof investorInputs.getUser>()
  .answers<OtherUser>();

/** Lists ads of people who look for an investor or a partner that fit the caller's investor profile. */
export const listFittingListings = endpoint({
  method: 'GET',
  path: '/investor/listings',
  access: 'user',
})
  .takes<typeof investorInputs.listFittingListings>()
  .answers<FittingListings>();
