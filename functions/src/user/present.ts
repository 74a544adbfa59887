import { namesOnAds } from '@qaysari/contract/account/person';
import { profileFields, type InvestorProfile, type User } from '@qaysari/contract/account/types';
import type { InvestorProfileRecord } from './investor-profile.ts';
import type { UserRecord } from './record.ts';

/** The user's own data: only the contract's fields, without empty ones. */
export function presentUser(user: UserRecord): User {
  const answer: User = {
    _id: user.id,
    username: user.username,
    email: user.email,
    role: user.role === 'investor' ? 'investor' : 'member',
    isOAuth: user.isOAuth,
  };
  for (const name of profileFields) {
    const text = user[name];
    if (text) answer[name] = text;
  }
  // Staff may type anything in the console.
  const nameOnAds = namesOnAds.find((each) => each === user.nameOnAds);
  if (nameOnAds) answer.nameOnAds = nameOnAds;
  if (user.investorProfile) answer.investorProfile = presentProfile(user.investorProfile);
  return answer;
}

function presentProfile(profile: InvestorProfileRecord): InvestorProfile {
  const { approvedAt, ...rest } = profile;
  return { ...rest, ...(approvedAt && { approvedAt: approvedAt.toISOString() }) };
}
