import { rangeOfBands } from '@qaysari/contract/investor/bands';
import type {
  Fit,
  InvestorCard,
  InvestorFacts,
  OtherUser,
  PublicInvestorProfile,
} from '@qaysari/contract/investor/types';
import type { Contact } from '@qaysari/contract/listing/types';
import { type PersonFacts, shownNameOf } from '@qaysari/contract/account/person';
import {
  type InvestorProfileRecord,
  type UserRecord,
  accountFactsOf,
  choicesOf,
  presentName,
} from '../user/public.ts';
import { interestOf } from './directory-entry.ts';

/** An investor that members may see: see `approvedProfileOf`. */
export interface ApprovedInvestor {
  user: UserRecord;
  profile: InvestorProfileRecord;
}

/** What lists show. Of the budget only the range of its bands. */
export function presentInvestorCard({ user, profile }: ApprovedInvestor, fit?: Fit): InvestorCard {
  return {
    _id: user.id,
    // Only a profile of staff's own making has no name.
    name: shownNameOf(presentName(user)) ?? profile.title,
    title: profile.title,
    ...choicesOf(profile),
    ...budgetOf(profile),
    facts: factsOf({ user, profile }),
    ...(fit && { fit }),
  };
}

/** What the page of an investor shows, with email and phone. Of the budget only the range of its bands. */
export function presentInvestor(
  { user, profile }: ApprovedInvestor,
  { whatsapp: _follows, ...contact }: Contact,
  facts: PersonFacts,
): OtherUser {
  return {
    ...{ _id: user.id, ...presentName(user), facts },
    role: 'investor',
    ...contact,
    investorProfile: presentPublicProfile(profile),
    ...approvalOf(profile),
  };
}

function presentPublicProfile(profile: InvestorProfileRecord): PublicInvestorProfile {
  const { title, about, offers, message } = profile;
  const texts = { title, about, offers, ...(message && { message }) };
  return { ...texts, ...choicesOf(profile), ...budgetOf(profile) };
}

/** By the bands that the directory is searched by, so that an answer says no more than filters do. */
function budgetOf(profile: InvestorProfileRecord): Pick<InvestorCard, 'budget'> {
  const budget = rangeOfBands(interestOf(profile));
  return budget ? { budget } : {};
}

function factsOf({ user, profile }: ApprovedInvestor): InvestorFacts {
  return { ...approvalOf(profile), ...accountFactsOf(user) };
}

function approvalOf({ approvedAt }: InvestorProfileRecord): Pick<InvestorFacts, 'approvedAt'> {
  return approvedAt ? { approvedAt: approvedAt.toISOString() } : {};
}
