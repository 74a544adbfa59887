import { describe, expect, it } from 'vitest';
import { arriveAt, draftOf, filterOf, isCrossed } from './use-filter-draft.ts';

describe('filterOf', () => {
  it('sends nothing when nothing was set, though the controls show defaults', () => {
    expect(draftOf({}).currency).toBe('usd');
    expect(filterOf(draftOf({}))).toEqual({});
  });
  it('sends the currency on show with a price limit', () => {
    expect(filterOf({ ...draftOf({}), maxPrice: '5000' })).toEqual({
      currency: 'usd',
      maxPrice: 5000,
    });
  });
  it('keeps a filter that came from the address', () => {
    const filter = { search: 'مقهى', category: ['it_tech' as const], currency: 'iqd' as const };
    expect(filterOf(draftOf(filter))).toEqual(filter);
  });
  it('reads a lone dot as nothing', () => {
    expect(filterOf({ ...draftOf({}), minPrice: '.' })).toEqual({});
  });
});

it('sees a crossed range', () => {
  expect(isCrossed({ ...draftOf({}), minPrice: '10', maxPrice: '9' })).toBe(true);
  expect(isCrossed({ ...draftOf({}), minPrice: '10', maxPrice: '10' })).toBe(false);
  expect(isCrossed({ ...draftOf({}), minPrice: '10' })).toBe(false);
});

describe('a filter that comes into force', () => {
  it('is the form’s own when the form sent it, and those sent before it are done with', () => {
    expect(arriveAt(['search=a', 'search=ab'], 'search=a')).toEqual({
      sent: ['search=ab'],
      isOwn: true,
    });
    expect(arriveAt(['search=a', 'search=ab'], 'search=ab')).toEqual({ sent: [], isOwn: true });
  });
  it('is another’s when the form did not send it, or long ago', () => {
    const { sent } = arriveAt(['search=a'], '');
    expect(arriveAt(['search=a'], '').isOwn).toBe(false);
    expect(arriveAt(sent, 'search=a').isOwn).toBe(false);
  });
});
