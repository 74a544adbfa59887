import type {
  Fit,
  InvestorCard,
  InvestorFacts,
  OtherUser,
  PublicInvestorProfile,
} from '@qaysari/contract/investor-entity';
import { displayName } from '@qaysari/contract/user-entity';
import {
  choicesOf,
  phoneConfirmedAt,
  type InvestorProfileRecord,
  type UserRecord,
} from '../user/store.ts';

/** An investor whom members may see: see `approvedProfileOf`. */
export interface ApprovedInvestor {
  user: UserRecord;
  profile: InvestorProfileRecord;
}

/** What lists show. Never the budget. */
export function presentInvestorCard({ user, profile }: ApprovedInvestor, fit?: Fit): InvestorCard {
  return {
    _id: user.id,
    name: displayName(user),
    title: profile.title,
    ...choicesOf(profile),
    facts: factsOf({ user, profile }),
    ...(fit && { fit }),
  };
}

/** What the page of an investor shows, with email and phone. Never the budget. */
export function presentInvestor(
  { user, profile }: ApprovedInvestor,
  answersWithin: InvestorFacts['answersWithin'],
): OtherUser {
  const { email, phone } = user;
  const facts = factsOf({ user, profile });
  return {
    ...presentName(user),
    role: 'investor',
    email,
    ...(phone && { phone }),
    investorProfile: presentPublicProfile(profile),
    facts: { ...facts, ...(answersWithin && { answersWithin }) },
  };
}

/** What those may know of somebody who have talked to them. */
export function presentName({ id, username, firstname, lastname }: UserRecord): OtherUser {
  return { _id: id, username, ...(firstname && { firstname }), ...(lastname && { lastname }) };
}

function presentPublicProfile(profile: InvestorProfileRecord): PublicInvestorProfile {
  const { title, about, offers, message } = profile;
  return { title, about, offers, ...(message && { message }), ...choicesOf(profile) };
}

function factsOf({ user, profile }: ApprovedInvestor): InvestorFacts {
  const { createdAt } = user;
  const confirmedAt = phoneConfirmedAt(user);
  return {
    ...(profile.approvedAt && { approvedAt: profile.approvedAt.toISOString() }),
    ...(createdAt && { memberSince: createdAt.toDate().toISOString().slice(0, 7) }),
    hasConfirmedPhone: confirmedAt !== undefined,
    ...(confirmedAt && { phoneConfirmedAt: confirmedAt.toISOString() }),
  };
}
