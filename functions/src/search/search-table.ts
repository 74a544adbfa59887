import { DatabaseSync } from 'node:sqlite';
import { categories, cities } from '@qaysari/contract/catalogue';
import { limits } from '@qaysari/contract/limits';
import type { ListingCard } from '@qaysari/contract/listing-entity';
import type { ListingFilter } from '@qaysari/contract/listing-filter';
import { conditionsOf } from './conditions.ts';
import { fold } from './fold.ts';
import type { Facets, SearchEntry, SearchResult } from './store.ts';

const schema = `
  CREATE TABLE ad (
    id TEXT PRIMARY KEY,
    category TEXT NOT NULL,
    location TEXT NOT NULL,
    currency TEXT NOT NULL,
    price REAL NOT NULL,
    featured INTEGER NOT NULL,
    created TEXT NOT NULL,
    card TEXT NOT NULL,
    words TEXT NOT NULL
  ) STRICT;
  CREATE INDEX ad_in_order ON ad (featured DESC, created DESC, id);
`;
const inOrder = 'ORDER BY featured DESC, created DESC, id';

/** The ads in SQLite, in memory. Nothing here waits, so no search ever sees half a change. */
export interface SearchTable {
  /** All ads from now on, in place of those before. */
  replaceAll(entries: readonly SearchEntry[]): void;
  search(filter: ListingFilter): SearchResult;
  related(id: string, limit: number): ListingCard[] | undefined;
  ids(): string[];
}

export function openSearchTable(): SearchTable {
  const db = new DatabaseSync(':memory:');
  db.exec(schema);
  return {
    replaceAll: (entries) => replaceAll(db, entries),
    search: (filter) => search(db, filter),
    related: (id, limit) => related(db, id, limit),
    ids: () => {
      const rows = db.prepare('SELECT id FROM ad ORDER BY created DESC, id').all();
      return rows.map((row) => String(row['id']));
    },
  };
}

function replaceAll(db: DatabaseSync, entries: readonly SearchEntry[]): void {
  const put = db.prepare('INSERT INTO ad VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  db.exec('BEGIN');
  try {
    db.exec('DELETE FROM ad');
    for (const { card, description } of entries) {
      const { _id, category, location, currency, price, isFeatured, createdAt } = card;
      const words = wordsOf(card, description);
      const featured = isFeatured ? 1 : 0;
      const json = JSON.stringify(card);
      put.run(_id, category, location, currency, price, featured, createdAt, json, words);
    }
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** Its own texts, and what its category and city are called in all languages. */
function wordsOf(card: ListingCard, description: string): string {
  const names = [
    ...Object.values(categories[card.category]),
    ...Object.values(cities[card.location]),
  ];
  return fold([card.title, description, ...names].join(' '));
}

function search(db: DatabaseSync, filter: ListingFilter): SearchResult {
  const { where, values } = conditionsOf(filter);
  const skipped = ((filter.page ?? 1) - 1) * limits.listingPageSize;
  const counted = db.prepare(`SELECT count(*) AS total FROM ad ${where}`).get(...values);
  const page = db
    .prepare(`SELECT card FROM ad ${where} ${inOrder} LIMIT ? OFFSET ?`)
    .all(...values, limits.listingPageSize, skipped);
  return {
    cards: page.map(cardOf),
    total: Number(counted?.['total']),
    facets: {
      category: countBy(db, 'category', filter),
      location: countBy(db, 'location', filter),
    },
  };
}

function countBy<Name extends keyof Facets>(
  db: DatabaseSync,
  name: Name,
  filter: ListingFilter,
): Facets[Name] {
  const { where, values } = conditionsOf(filter, name);
  const rows = db
    .prepare(`SELECT ${name} AS id, count(*) AS count FROM ad ${where} GROUP BY ${name}`)
    .all(...values);
  return Object.fromEntries(rows.map((row) => [row['id'], row['count']])) as Facets[Name];
}

function related(db: DatabaseSync, id: string, limit: number): ListingCard[] | undefined {
  const ad = db.prepare('SELECT category, location FROM ad WHERE id = ?').get(id);
  if (!ad) return undefined;
  const sql = `
    SELECT card FROM ad
    WHERE id <> :id AND (category = :category OR location = :location)
    ORDER BY category = :category DESC, location = :location DESC, created DESC, id
    LIMIT :limit`;
  const found = { id, category: ad['category'] ?? '', location: ad['location'] ?? '', limit };
  return db.prepare(sql).all(found).map(cardOf);
}

function cardOf(row: Record<string, unknown>): ListingCard {
  return JSON.parse(String(row['card'])) as ListingCard;
}
