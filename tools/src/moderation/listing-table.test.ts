import { describe, expect, it } from 'vitest';
import { Timestamp } from '../../../functions/src/platform/firestore.ts';
import { listingTable } from './listing-table.ts';

const at = (day: string) => Timestamp.fromDate(new Date(`${day}T12:00:00Z`));
const now = at('2026-11-28').toMillis();

const bakery = {
  ...{ status: 'pending', title: 'مخبز', location: 'erbil', category: 'other', owner: 'sara' },
  ...{ language: 'ar', price: 1500, currency: 'usd', createdAt: at('2026-11-25') },
};
const rows = (...ads: { id: string; ad: Record<string, unknown> }[]) =>
  listingTable(ads, (uid) => `name of ${uid}`, now)
    .join('\n')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .split('\n');

describe('listingTable', () => {
  it('names city, category, price, language, title, owner and age, under each other', () => {
    const short = { id: 'short', ad: bakery };
    const long = { id: 'x'.repeat(32), ad: { ...bakery, createdAt: at('2026-11-27') } };
    const [head = '', first = '', second = ''] = rows(long, short);
    expect(first.split(/ {2,}/).slice(1)).toEqual([
      ...['new', 'Erbil', 'Other', '$1,500', 'ar', 'مخبز', 'name of sara', '3 days ago'],
    ]);
    expect(second).toMatch(/1 day ago$/);
    for (const column of ['Erbil', 'مخبز', 'name of sara']) {
      expect(first.indexOf(column)).toBe(second.indexOf(column));
    }
    const headOf = { city: 'Erbil', title: 'مخبز', owner: 'name of sara', since: '3 days ago' };
    for (const [name, column] of Object.entries(headOf)) {
      expect(first.indexOf(column)).toBe(head.indexOf(name));
    }
  });

  it('tells edited ads from new ones, and waits since the change', () => {
    const edited = { ...bakery, moderatedAt: at('2026-11-26'), updatedAt: at('2026-11-28') };
    expect(rows({ id: 'edited', ad: edited }).at(-1)).toMatch(/ edited .* 0 minutes ago$/);
    const featured = { ...edited, status: 'approved', isFeatured: true };
    expect(rows({ id: 'featured', ad: featured }).at(-1)).toMatch(/^featured@\w+ +featured /);
  });

  it('shows unknown values as they are', () => {
    const mistyped = { ...bakery, location: 'Erbil!', currency: 'eur' };
    expect(rows({ id: 'mistyped', ad: mistyped }).at(-1)).toMatch(/Erbil! +Other +1500 /);
  });
});
