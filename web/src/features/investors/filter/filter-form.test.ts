import type { InvestorFilter } from '@qaysari/contract/investor/filter';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noFilter } from '../queries.ts';
import { changeDraft, useFilterDraft } from './filter-form.tsx';

const filterOf = (part: Partial<InvestorFilter>): InvestorFilter => ({ ...noFilter, ...part });
const dollars = filterOf({ currency: 'usd', band: 2 });

it.each<[string, Partial<InvestorFilter>, Partial<InvestorFilter>]>([
  ['takes the band away with another currency', { currency: 'iqd' }, { currency: 'iqd' }],
  ['takes the band away with any currency', { currency: undefined }, {}],
  ['keeps the band with the same currency', { currency: 'usd' }, { currency: 'usd', band: 2 }],
  ['keeps the band otherwise', { search: 'x' }, { currency: 'usd', band: 2, search: 'x' }],
])('%s', (_what, part, expected) => {
  expect(changeDraft(dollars, part)).toEqual(filterOf(expected));
});

function showDraft() {
  const { result, rerender } = renderHook((filter: InvestorFilter) => useFilterDraft(filter), {
    initialProps: noFilter,
  });
  return { form: () => result.current, apply: (filter: InvestorFilter) => rerender(filter) };
}

it('keeps what is typed after a search, once its filter is applied', () => {
  const { form, apply } = showDraft();
  act(() => form().change({ search: 'café' }));
  act(() => form().markSubmitted());
  act(() => form().change({ search: 'café in' }));
  apply(filterOf({ search: 'café' }));
  expect(form().draft.search).toBe('café in');
});

it('follows a filter that it did not submit, such as that of the page before', () => {
  const { form, apply } = showDraft();
  act(() => form().change({ search: 'café', city: ['erbil'] }));
  act(() => form().markSubmitted());
  apply(filterOf({ search: 'café', city: ['erbil'] }));
  apply(filterOf({ search: 'café' }));
  expect(form().draft).toEqual(filterOf({ search: 'café' }));
  apply(filterOf({ search: 'café', city: ['erbil'] }));
  expect(form().draft.city).toEqual(['erbil']);
});

it('takes back what was chosen, but not what was typed', () => {
  const { form } = showDraft();
  act(() => form().change({ search: 'café', city: ['erbil'] }));
  act(() => form().restore());
  expect(form().draft).toEqual(filterOf({ search: 'café' }));
});
