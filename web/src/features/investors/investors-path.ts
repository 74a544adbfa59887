import type { Language } from '@qaysari/contract/shared/languages';
import { writeInvestorFilter, type InvestorFilter } from '@qaysari/contract/investor/filter';
import { paths } from '../../lib/routes/routes.ts';

/** Address of the list of investors that match a filter. */
export function investorsPath(language: Language, filter: Partial<InvestorFilter>): string {
  const query = writeInvestorFilter(filter).toString();
  return `${paths.investors(language)}${query && `?${query}`}`;
}

/** The state of links to investors: the query of the list from which somebody comes. */
export interface FromInvestors {
  investors: string;
}

/** The query of the list from which somebody came; '' for any other state. */
export function readFromInvestors(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('investors' in state)) return '';
  return typeof state.investors === 'string' ? state.investors : '';
}
