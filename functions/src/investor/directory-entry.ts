import { bandsOf, type BudgetBand } from '@qaysari/contract/investor/bands';
import { filteredChoices, type InvestorFilter } from '@qaysari/contract/investor/filter';
import { categories, cities } from '@qaysari/contract/listing/catalogue';
import type { Currency } from '@qaysari/contract/listing/price';
import type { InvestorChoices } from '@qaysari/contract/investor/types';
import { shownNameOf } from '@qaysari/contract/account/person';
import { textMatcher, wordsOf } from '../search/public.ts';
import {
  approvedProfileOf,
  choicesOf,
  nameOnAdsOf,
  presentName,
  type InvestorProfileRecord,
  type UserRecord,
} from '../user/public.ts';

/** What an investor looks for, with the budget as bands: filters, matching and answers never see the budget. */
export interface InvestorInterest extends InvestorChoices {
  currency: Currency;
  /** The bands that the budget touches, the lowest first. */
  bands: BudgetBand[];
}

/** An approved investor as the directory is searched. */
export interface DirectoryEntry extends InvestorInterest {
  uid: string;
  /** In milliseconds since 1970. */
  approvedAt: number;
  /** The distinct folded words that a search finds; sorted, with one space between them. */
  words: string;
}

export function interestOf(profile: InvestorProfileRecord): InvestorInterest {
  const { currency, budgetMin, budgetMax } = profile;
  return { currency, bands: bandsOf(currency, budgetMin, budgetMax), ...choicesOf(profile) };
}

/** The entry of a user as they are now; undefined for anybody but an approved investor. */
export function directoryEntry(user: UserRecord | undefined): DirectoryEntry | undefined {
  const profile = approvedProfileOf(user);
  if (!user || !profile) return undefined;
  return {
    ...interestOf(profile),
    uid: user.id,
    approvedAt: profile.approvedAt?.getTime() ?? 0,
    words: wordsOf(textsOf(user, profile)),
  };
}

/** What a search looks through. */
function textsOf(user: UserRecord, profile: InvestorProfileRecord): string[] {
  const { title, about, offers, sectors = [], cities: chosen = [] } = profile;
  const names = [
    ...sectors.flatMap((id) => Object.values(categories[id])),
    ...chosen.flatMap((id) => Object.values(cities[id])),
  ];
  const shown = [shownNameOf(presentName(user)) ?? '', nameOnAdsOf(user) ?? ''];
  return [...shown, title, about, offers, ...names];
}

/**
 * Whether an entry is what the filter asks for, but for `listing`. Who has not said anything about what is
 * asked for is not found by it.
 */
export function directoryFilter(filter: InvestorFilter): (entry: DirectoryEntry) => boolean {
  const { currency, band, search } = filter;
  const hasText = search === undefined ? () => true : textMatcher(search);
  return (entry) =>
    filteredChoices.every((each) => hasAny(filter[each.filter], entry[each.name])) &&
    (currency === undefined || entry.currency === currency) &&
    (band === undefined || entry.bands.some((each) => each === band)) &&
    hasText(entry.words);
}

/** Whether one of the wanted ones was chosen; nothing wanted is always there. */
function hasAny(wanted: readonly string[], chosen: readonly string[] = []): boolean {
  return wanted.length === 0 || wanted.some((id) => chosen.includes(id));
}
