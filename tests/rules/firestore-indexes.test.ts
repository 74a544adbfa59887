import { describe, expect, it } from 'vitest';
import { listingFieldsOf } from '@qaysari/contract/listing/fields';
import { allCollections } from '../../functions/src/platform/collections.ts';
import { readJson, readText } from '../../tools/src/repository.ts';
import { compositeQueriesBelow, compositeQueriesIn, type QueryInCode } from './queries-in-code.ts';

interface ServedQuery {
  /** The source file that asks it; for lists that the rules let clients ask, the rules. */
  file: string;
  terms: string[];
  /** One for each way that an `or` can be taken. */
  indexes: string[];
}

/**
 * The emulator answers every query, with or without an index; Google's Firestore does not. So a query
 * over several fields is entered here with the indexes it needs.
 */
const servedQueries: ServedQuery[] = [
  {
    file: 'functions/src/alert/saved-search-mirror.ts',
    terms: ['group savedSearches', 'changedAt >'],
    indexes: ['group savedSearches: changedAt asc'],
  },
  {
    file: 'functions/src/alert/store.ts',
    terms: ['source ==', 'number >', 'number desc'],
    indexes: ['alerts: source asc, number desc'],
  },
  {
    file: 'functions/src/alert/store.ts',
    terms: ['group alertPlans', 'dueAt <=', 'dueAt asc'],
    indexes: ['group alertPlans: dueAt asc'],
  },
  {
    file: 'functions/src/archive/store.ts',
    terms: ['state ==', 'createdAt <', 'createdAt asc'],
    indexes: ['dataExports: state asc, createdAt asc'],
  },
  {
    file: 'functions/src/listing/favorites.ts',
    terms: ['group favorites', 'listing =='],
    indexes: ['group favorites: listing asc'],
  },
  {
    file: 'functions/src/listing/still-for-sale/ask-owners.ts',
    terms: ['owner ==', 'checkAt <=', 'checkAt asc'],
    indexes: ['listingInternals: owner asc, checkAt asc'],
  },
  {
    file: 'functions/src/listing/store.ts',
    terms: ['owner ==', 'createdAt desc'],
    indexes: ['listings: owner asc, createdAt desc'],
  },
  {
    file: 'functions/src/listing/store.ts',
    terms: ['owner ==', 'status =='],
    indexes: ['listings: owner asc, status asc'],
  },
  {
    file: 'functions/src/listing/store.ts',
    terms: ['owner ==', 'status ==', 'availability in'],
    indexes: ['listings: owner asc, status asc, availability asc'],
  },
  {
    file: 'functions/src/listing/store.ts',
    terms: ['owner ==', 'status ==', 'createdAt desc'],
    indexes: ['listings: owner asc, status asc, createdAt desc'],
  },
  {
    file: 'functions/src/mail/store.ts',
    terms: ['state in', 'createdAt <', 'createdAt asc'],
    indexes: ['mail: state asc, createdAt asc'],
  },
  {
    file: 'functions/src/message/conversation-store.ts',
    terms: ['participants array-contains', 'updatedAt desc'],
    indexes: ['conversations: participants contains, updatedAt desc'],
  },
  {
    file: 'functions/src/message/list-messages.ts',
    terms: ['startedBy ==', 'startedAt >'],
    indexes: ['conversations: startedBy asc, startedAt asc'],
  },
  {
    file: 'functions/src/message/message-store.ts',
    terms: ['conversation ==', 'seq >=', 'seq <=', 'seq asc'],
    indexes: ['messages: conversation asc, seq asc'],
  },
  {
    file: 'functions/src/message/message-store.ts',
    terms: ['conversation ==', 'deletedAt ==', 'seq >'],
    indexes: ['messages: conversation asc, deletedAt asc, seq asc'],
  },
  {
    file: 'functions/src/message/message-store.ts',
    terms: ['conversation ==', 'sender ==', 'deletedAt ==', 'seq >', 'seq <='],
    indexes: ['messages: conversation asc, sender asc, deletedAt asc, seq asc'],
  },
  {
    file: 'functions/src/message/message-store.ts',
    terms: ['conversation ==', 'deletedAt ==', 'seq <', 'seq desc'],
    indexes: ['messages: conversation asc, deletedAt asc, seq desc'],
  },
  {
    file: 'functions/src/message/threads.ts',
    terms: ['participants array-contains', 'updatedAt >=', 'updatedAt desc'],
    indexes: ['conversations: participants contains, updatedAt desc'],
  },
  {
    file: 'functions/src/notification/reminders.ts',
    terms: ['group inbox', 'remindAt <=', 'remindAt asc'],
    indexes: ['group inbox: remindAt asc'],
  },
  {
    file: 'functions/src/notification/subscription-store.ts',
    terms: ['group pushSubscriptions', 'endpoint =='],
    indexes: ['group pushSubscriptions: endpoint asc'],
  },
  {
    file: 'functions/src/report/close-reports.ts',
    terms: ['case ==', 'state ==', 'round =='],
    indexes: ['reports: case asc, state asc, round asc'],
  },
  {
    file: 'functions/src/report/close-reports.ts',
    terms: ['case ==', 'decision ==', 'outcome =='],
    indexes: ['reports: case asc, decision asc, outcome asc'],
  },
  {
    file: 'functions/src/report/report-store.ts',
    terms: ['reporter ==', 'createdAt desc'],
    indexes: ['reports: reporter asc, createdAt desc'],
  },
  {
    file: 'functions/src/report/store.ts',
    terms: ['person ==', 'hasMeasure ==', 'decidedAt >', 'decidedAt desc'],
    indexes: ['reportCases: person asc, hasMeasure asc, decidedAt desc'],
  },
  {
    file: 'functions/src/report/store.ts',
    terms: ['person ==', 'hasMeasure =='],
    indexes: ['reportCases: person asc, hasMeasure asc'],
  },
  // Staff ask for these in the console, and functions/src/review/queues.ts by its table.
  ...[
    ['reviews', 'queue', 'at'],
    ['reportCases', 'state', 'waitsSince'],
    ['promotionRequests', 'state', 'createdAt'],
    ['investorRequests', 'state', 'createdAt'],
  ].map(([name, equal, since]) => ({
    file: 'docs/moderation.md',
    terms: [`${equal} ==`, `${since} asc`],
    indexes: [`${name}: ${equal} asc, ${since} asc`],
  })),
  {
    file: 'firestore.rules',
    terms: ['owner ==', 'createdAt desc'],
    indexes: ['listings: owner asc, createdAt desc'],
  },
  {
    file: 'web/src/features/messages/connection/firebase-connection.ts',
    terms: ['participants array-contains', 'updatedAt desc'],
    indexes: ['conversations: participants contains, updatedAt desc'],
  },
  {
    file: 'web/src/features/messages/connection/firebase-connection.ts',
    terms: ['conversation ==', 'participants array-contains', 'seq >=', 'seq desc'],
    indexes: ['messages: conversation asc, participants contains, seq desc'],
  },
];

interface IndexFile {
  indexes: {
    collectionGroup: string;
    fields: { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' }[];
  }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    ttl?: boolean;
    indexes: { order?: 'ASCENDING' | 'DESCENDING'; queryScope: string }[];
  }[];
}

const ways = { ASCENDING: 'asc', DESCENDING: 'desc' };

const declared = readJson('firestore.indexes.json') as IndexFile;

/** `listings: owner asc, createdAt desc`; `group favorites: listing asc` over all of that name. */
function declaredIndexes(): string[] {
  const composite = declared.indexes.map(({ collectionGroup, fields }) => {
    const parts = fields.map(
      ({ fieldPath, order }) => `${fieldPath} ${order ? ways[order] : 'contains'}`,
    );
    return `${collectionGroup}: ${parts.join(', ')}`;
  });
  const grouped = declared.fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
    indexes
      .filter(({ queryScope }) => queryScope === 'COLLECTION_GROUP')
      .map(({ order = 'ASCENDING' }) => `group ${collectionGroup}: ${fieldPath} ${ways[order]}`),
  );
  return [...composite, ...grouped];
}

describe('firestore.indexes.json', () => {
  it('holds the indexes of the queries, and no others', () => {
    const needed = new Set(servedQueries.flatMap(({ indexes }) => indexes));
    expect(declaredIndexes().sort()).toStrictEqual([...needed].sort());
  });

  it('names collections of the table only', () => {
    const names = [...declared.indexes, ...declared.fieldOverrides].map(
      ({ collectionGroup }) => collectionGroup,
    );
    expect(allCollections().map(([name]) => name)).toEqual(
      expect.arrayContaining([...new Set(names)]),
    );
  });

  it('has a time to live for the collections that expire, and for no others', () => {
    const expiring = allCollections().filter(([, { expires }]) => expires);
    const withTimeToLive = declared.fieldOverrides.filter(({ ttl }) => ttl);
    expect(withTimeToLive.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(
      expiring.map(([name]) => name).sort(),
    );
    expect(withTimeToLive.every(({ fieldPath }) => fieldPath === 'expireAt')).toBe(true);
  });

  const exempt = declared.fieldOverrides
    .filter(({ indexes }) => indexes.length === 0)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);

  it('indexes no long text and no list of times: each entry costs storage and a slower write', () => {
    const long = ['description', 'moderationNote', 'moderationProblem', ...listingFieldsOf('text')];
    expect(exempt).toEqual(
      expect.arrayContaining([
        ...long.map((name) => `listings.${name}`),
        ...['mail.lastError', 'mail.note', 'messages.content', 'rateLimits.times'],
        ...['searchFeed.card', 'searchFeed.words', 'investors.words'],
      ]),
    );
  });

  it.each([
    ['conversations', 'functions/src/message/record.ts'],
    ['users', 'functions/src/user/record.ts'],
  ])('indexes no map of %s whose keys are ids: each key would be a field', (name, file) => {
    const fields = readText(file).matchAll(/^  (\w+)\??: (?:Readonly<)?Record<string/gm);
    const maps = [...fields].map(([, field]) => `${name}.${field}`);
    expect(maps.length).toBeGreaterThan(0);
    expect(exempt).toEqual(expect.arrayContaining(maps));
  });

  it('knows every query of the code that needs an index', () => {
    const asked = ['functions/src', 'web/src'].flatMap((folder) => compositeQueriesBelow(folder));
    const known: QueryInCode[] = servedQueries
      .filter(({ file }) => file.endsWith('.ts'))
      .map(({ file, terms }) => ({ file, terms }));
    expect(asked).toStrictEqual(known);
  });
});

describe('compositeQueriesIn', () => {
  it.each([
    [
      `listings().where('status', '==', 'approved').orderBy('createdAt', 'desc').limit(5).get()`,
      [['status ==', 'createdAt desc']],
    ],
    [
      `query(messages, and(where('a', '==', 1), or(where('b', 'in', []))), orderBy('c'), limit(9))`,
      [['a ==', 'b in', 'c asc']],
    ],
    [`listings().where('price', '>', 1).orderBy('price').get()`, []],
    [`listings().where('status', '==', 'approved').get()`, []],
    [
      `firestore().collectionGroup('favorites').where('listing', '==', id).get()`,
      [['group favorites', 'listing ==']],
    ],
    [`array.map(where).filter('a', '==')`, []],
  ])('reads %s', (source, queries) => {
    expect(compositeQueriesIn(source)).toStrictEqual(queries);
  });
});
