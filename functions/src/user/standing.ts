import type { InvestorProfileRecord } from './investor-profile.ts';
import type { UserRecord } from './record.ts';

/** Whether staff have locked the user out. Any value counts: staff type it in the console. */
export function isLockedOut(user: UserRecord | undefined): boolean {
  return Boolean(user?.blockedAt);
}

/** Whether somebody may act as this user: neither deleted nor locked out. */
export function isActive(user: UserRecord | undefined): user is UserRecord {
  return user !== undefined && !user.deletedAt && !isLockedOut(user);
}

/** The profile of somebody who stands in the directory of investors; undefined for anybody else. */
export function approvedProfileOf(user: UserRecord | undefined): InvestorProfileRecord | undefined {
  if (!isActive(user) || user.role !== 'investor') return undefined;
  return user.investorProfile?.status === 'approved' ? user.investorProfile : undefined;
}
