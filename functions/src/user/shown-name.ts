import type { ShownName } from '@qaysari/contract/account/person';
import { displayName } from '@qaysari/contract/account/types';
import { type UserRecord, approvedProfileOf } from './record.ts';

/** Who of two people has ever written to the other. */
export interface Written {
  byMe: boolean;
  byThem: boolean;
}

/**
 * What somebody else may call a user: by lint the only reader of another person's names. Somebody who has written is
 * known by first and last name. Before, people read what their ads or their page as an investor show.
 */
export function presentName(
  user: UserRecord,
  written: Written = { byMe: false, byThem: false },
): ShownName {
  const { username, firstname, lastname } = user;
  const isNamed = Boolean(firstname || lastname);
  if (written.byThem && isNamed) {
    return { ...(firstname && { firstname }), ...(lastname && { lastname }) };
  }
  if (written.byThem && written.byMe) return { username };
  // An approved profile of staff's own making may lack the names.
  const isInvestor = approvedProfileOf(user) !== undefined && isNamed;
  const name = isInvestor ? displayName(user) : nameOnAdsOf(user);
  return name === undefined ? {} : { name };
}

/** What the ads of a user say of who offers them, by their own choice; undefined for nothing. */
export function nameOnAdsOf({ nameOnAds, ...user }: UserRecord): string | undefined {
  if (nameOnAds !== 'firstname' && nameOnAds !== 'companyname') return undefined;
  return user[nameOnAds]?.trim() || undefined;
}
