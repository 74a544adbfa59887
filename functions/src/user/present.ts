import {
  paperKinds,
  type AccountFacts,
  type ConfirmedPhone,
  namesOnAds,
} from '@qaysari/contract/account/person';
import { defaultLanguage } from '@qaysari/contract/shared/languages';
import { profileFields, type InvestorProfile, type User } from '@qaysari/contract/account/types';
import { Timestamp } from '../platform/firestore.ts';
import type { InvestorProfileRecord } from './investor-profile.ts';
import { hasAcceptedTerms, type UserRecord } from './record.ts';

/** The user's own data: only the contract's fields, without empty ones. */
export function presentUser(user: UserRecord): User {
  const answer: User = {
    _id: user.id,
    username: user.username,
    email: user.email,
    role: user.role === 'investor' ? 'investor' : 'member',
    isOAuth: user.isOAuth,
    mailLanguage: user.language ?? defaultLanguage,
    termsAccepted: hasAcceptedTerms(user),
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

/** What the document of a user says of them, as others may know it. */
export function accountFactsOf(user: UserRecord): AccountFacts {
  const { createdAt } = user;
  const emailConfirmed = emailConfirmationOf(user);
  const phoneConfirmed = phoneConfirmationOf(user);
  const papers = papersOf(user);
  return {
    ...(createdAt && { memberSince: isoOf(createdAt).slice(0, 'yyyy-mm'.length) }),
    ...(emailConfirmed && { emailConfirmed }),
    ...(phoneConfirmed && { phoneConfirmed }),
    ...(papers.length > 0 && { papers }),
  };
}

/** How the user was reached at the phone number that they have now; undefined where they were not. */
export function phoneConfirmationOf(user: UserRecord): ConfirmedPhone | undefined {
  const { number, at, by } = user.confirmedPhone ?? {};
  if (!user.phone || number !== user.phone || !(at instanceof Timestamp)) return undefined;
  return { by: by === 'code' ? 'code' : 'team', at: isoOf(at) };
}

function emailConfirmationOf({ email, confirmedEmail }: UserRecord) {
  const { address, by, at } = confirmedEmail ?? {};
  return by && at && address === email ? { by, at: isoOf(at) } : undefined;
}

/** Staff type them in the console: what is no time says nothing. */
function papersOf({ seenPapers = {} }: UserRecord): NonNullable<AccountFacts['papers']> {
  return paperKinds.flatMap((kind) => {
    const at = seenPapers[kind];
    return at instanceof Timestamp ? [{ kind, seenAt: isoOf(at) }] : [];
  });
}

const isoOf = (time: Timestamp) => time.toDate().toISOString();
