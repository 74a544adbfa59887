import type { AccountFacts, PersonFacts, ShownName } from '../account/person.ts';
import type { BudgetRange } from './bands.ts';
import { type CityId, cityIds, type SectorId, sectorIds } from '../listing/catalogue.ts';
import type { Currency } from '../listing/price.ts';
import type { ListingCard, ListingStatus } from '../listing/types.ts';
import { limits } from '../shared/limits.ts';

/** How somebody puts money to work: a purchase, a part of the business, a partnership, a loan. */
export const investmentForms = ['cash', 'share', 'partner', 'loan'] as const;

export type InvestmentForm = (typeof investmentForms)[number];

export const businessStages = ['startup', 'established'] as const;

export type BusinessStage = (typeof businessStages)[number];

/** What an investor looks for. What somebody left open is absent. */
export interface InvestorChoices {
  sectors?: SectorId[];
  cities?: CityId[];
  forms?: InvestmentForm[];
  stages?: BusinessStage[];
}

export type ChoiceName = keyof InvestorChoices;
export type ChoiceId<Name extends ChoiceName> = NonNullable<InvestorChoices[Name]>[number];

/**
 * The ids of each choice, how many somebody may choose, and what the filter of the directory calls it. Schemas, the
 * reader of documents, filter, archive, staff's view, form and pages follow this table.
 */
export const investorChoices = {
  sectors: { ids: sectorIds, max: limits.investorChoices, filter: 'sector' },
  cities: { ids: cityIds, max: limits.investorChoices, filter: 'city' },
  forms: { ids: investmentForms, max: investmentForms.length, filter: 'form' },
  stages: { ids: businessStages, max: businessStages.length, filter: undefined },
} as const satisfies {
  [Name in ChoiceName]-?: {
    ids: readonly ChoiceId<Name>[];
    max: number;
    filter: string | undefined;
  };
};

/** In the order of forms and views. */
export const choiceNames = Object.keys(investorChoices) as ChoiceName[];

/** What the directory is filtered by, of what investors choose. */
export type ChoiceFilter = {
  [Name in ChoiceName as NonNullable<(typeof investorChoices)[Name]['filter']>]: ChoiceId<Name>[];
};

/** What an investor has written and chosen. */
export interface InvestorTexts extends InvestorChoices {
  title: string;
  about: string;
  offers: string;
  /** To those who want to write. */
  message?: string;
}

/** What members read of an investor. The amounts of the budget are for its owner only. */
export interface PublicInvestorProfile extends InvestorTexts {
  budget?: BudgetRange;
}

/** What lists say of an investor. What is absent is unknown. */
export interface InvestorFacts extends AccountFacts {
  /**
   * When our team approved the profile.
   * @format date-time
   */
  approvedAt?: string;
}

/** What an ad and an investor are compared by. */
export const fitReasons = ['sector', 'city', 'ticket', 'form', 'stage'] as const;

export type FitReason = (typeof fitReasons)[number];

/** Why an ad and an investor fit: nothing speaks against it. */
export interface Fit {
  /** What both have said, and agrees; at least one. */
  fits: FitReason[];
  /** What one of the two has not said. */
  unknown: FitReason[];
}

/** An investor as lists show them. */
export interface InvestorCard extends InvestorChoices {
  _id: string;
  name: string;
  title: string;
  budget?: BudgetRange;
  facts: InvestorFacts;
  /** Only where the caller asked for those who fit one of their ads. */
  fit?: Fit;
}

/** A part of the directory. */
export interface InvestorPage {
  users: InvestorCard[];
  /**
   * Of all that the filter finds.
   * @asType integer
   */
  total: number;
  /** For `after` of the next request; absent on the last page. */
  next?: string;
}

/** Another person as the caller may see them. */
export interface OtherUser extends ShownName {
  _id: string;
  facts: PersonFacts;
  /** The fields from here on: only of an approved investor. */
  role?: 'investor';
  email?: string;
  /** E.164. */
  phone?: string;
  investorProfile?: PublicInvestorProfile;
  /**
   * When our team approved the profile.
   * @format date-time
   */
  approvedAt?: string;
}

/** An ad that fits the caller's investor profile. */
export interface FittingListing {
  listing: ListingCard;
  fit: Fit;
}

/** A page of the ads that fit, most reasons first, then newest. */
export interface FittingListings {
  listings: FittingListing[];
  /** @asType integer */
  total: number;
  /**
   * From 1.
   * @asType integer
   */
  page: number;
  /** @asType integer */
  pageSize: number;
}

/** The state of our team's review of an investor's profile. */
export interface InvestorReview {
  status: ListingStatus;
  /** What staff wrote about a rejected profile. */
  moderationNote?: string;
  /** @format date-time */
  approvedAt?: string;
}

/** An investor's profile as its form sends it. Budgets are in units of `currency`. */
export interface InvestorProfileForm extends Required<InvestorTexts> {
  currency: Currency;
  budgetMin: number;
  budgetMax: number;
}
