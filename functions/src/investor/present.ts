import type {
  Fit,
  InvestorCard,
  InvestorFacts,
  OtherUser,
  PublicInvestorProfile,
} from '@qaysari/contract/investor-entity';
import type { PersonFacts } from '@qaysari/contract/person-facts';
import { displayName } from '@qaysari/contract/user-entity';
import {
  accountFactsOf,
  choicesOf,
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
  facts: PersonFacts,
): OtherUser {
  const { email, phone } = user;
  return {
    ...presentPerson(user, facts),
    role: 'investor',
    email,
    ...(phone && { phone }),
    investorProfile: presentPublicProfile(profile),
    ...approvalOf(profile),
  };
}

/** What those may know of somebody who have talked to them. */
export function presentPerson(
  { id, username, firstname, lastname }: UserRecord,
  facts: PersonFacts,
): OtherUser {
  return {
    ...{ _id: id, username },
    ...(firstname && { firstname }),
    ...(lastname && { lastname }),
    facts,
  };
}

function presentPublicProfile(profile: InvestorProfileRecord): PublicInvestorProfile {
  const { title, about, offers, message } = profile;
  return { title, about, offers, ...(message && { message }), ...choicesOf(profile) };
}

function factsOf({ user, profile }: ApprovedInvestor): InvestorFacts {
  return { ...approvalOf(profile), ...accountFactsOf(user) };
}

function approvalOf({ approvedAt }: InvestorProfileRecord): Pick<InvestorFacts, 'approvedAt'> {
  return approvedAt ? { approvedAt: approvedAt.toISOString() } : {};
}
