import { describe, expect, it } from 'vitest';
import { reconcile, draftOf, filterOf, isCrossed } from './use-filter-draft.ts';

describe('filterOf', () => {
  it('sends nothing when nothing was set, though the controls show defaults', () => {
    expect(draftOf({}).currency).toBe('usd');
    expect(filterOf(draftOf({}))).toEqual({});
  });
  it('sends the shown currency with a price limit', () => {
    expect(filterOf({ ...draftOf({}), maxPrice: '5000' })).toEqual({
      currency: 'usd',
      maxPrice: 5000,
    });
  });
  it('keeps a filter that came from the address', () => {
    const filter = { search: 'مقهى', category: ['it_tech' as const], currency: 'iqd' as const };
    expect(filterOf(draftOf(filter))).toEqual(filter);
  });
  it('ignores a lone dot', () => {
    expect(filterOf({ ...draftOf({}), minPrice: '.' })).toEqual({});
  });
});

it('recognises an upper limit below the lower one', () => {
  expect(isCrossed({ ...draftOf({}), minPrice: '10', maxPrice: '9' })).toBe(true);
  expect(isCrossed({ ...draftOf({}), minPrice: '10', maxPrice: '10' })).toBe(false);
  expect(isCrossed({ ...draftOf({}), minPrice: '10' })).toBe(false);
});

describe('reconcile', () => {
  it('recognises a filter that the form submitted, and drops those submitted before it', () => {
    expect(reconcile(['search=a', 'search=ab'], 'search=a')).toEqual({
      submitted: ['search=ab'],
      isOwn: true,
    });
    expect(reconcile(['search=a', 'search=ab'], 'search=ab')).toEqual({
      submitted: [],
      isOwn: true,
    });
  });
  it('recognises a filter that the form did not submit', () => {
    const { submitted } = reconcile(['search=a'], '');
    expect(reconcile(['search=a'], '').isOwn).toBe(false);
    expect(reconcile(submitted, 'search=a').isOwn).toBe(false);
  });
});
