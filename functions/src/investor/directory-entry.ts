import { bandsOf, type BudgetBand } from '@qaysari/contract/budget-bands';
import { categories, cities } from '@qaysari/contract/catalogue';
import type { Currency } from '@qaysari/contract/currency';
import { fold } from '@qaysari/contract/fold';
import type { InvestorChoices } from '@qaysari/contract/investor-entity';
import { displayName } from '@qaysari/contract/user-entity';
import { approvedProfileOf, type InvestorProfileRecord, type UserRecord } from '../user/store.ts';

/** What an investor looks for, with the budget as bands: filters and matching never see the budget. */
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
  const { currency, budgetMin, budgetMax, sectors, cities: chosen, forms, stages } = profile;
  return {
    currency,
    bands: bandsOf(currency, budgetMin, budgetMax),
    ...(sectors && { sectors }),
    ...(chosen && { cities: chosen }),
    ...(forms && { forms }),
    ...(stages && { stages }),
  };
}

/** The entry of a user as they are now; undefined for anybody but an approved investor. */
export function directoryEntry(user: UserRecord | undefined): DirectoryEntry | undefined {
  const profile = approvedProfileOf(user);
  if (!user || !profile) return undefined;
  return {
    ...interestOf(profile),
    uid: user.id,
    approvedAt: profile.approvedAt?.getTime() ?? 0,
    words: wordsOf(user, profile),
  };
}

function wordsOf(user: UserRecord, profile: InvestorProfileRecord): string {
  const { title, about, offers, sectors = [], cities: chosen = [] } = profile;
  const names = [
    ...sectors.flatMap((id) => Object.values(categories[id])),
    ...chosen.flatMap((id) => Object.values(cities[id])),
  ];
  const texts = [displayName(user), user.companyname ?? '', title, about, offers, ...names];
  return [...new Set(fold(texts.join('\n')).split(' '))].sort().join(' ');
}
