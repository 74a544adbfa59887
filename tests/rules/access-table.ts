import type { CollectionName } from '../../functions/src/platform/collections.ts';
import {
  type Ask,
  type Claims,
  type Condition,
  type Fields,
  type List,
  type Outcome,
  serverTime,
} from './rules-project.ts';

/** Who may do what without the API: the table for the tests of the rules. Anything else is refused. */

/** Sara has no problem; each of the others has exactly one. All of them write to Omar. */
const owners = [
  'sara',
  'locked-out',
  'deleted',
  'blocked-by-omar',
  'blocks-omar',
  'without-account',
] as const;
type Owner = (typeof owners)[number];

const hour = 3_600_000;

/** A token as the API makes it, for the active account of a person. */
const token = (person: unknown, more: Claims = {}): Claims => ({
  ...{ sub: `live-${String(person)}`, user_id: `live-${String(person)}`, person },
  ...{ until: Date.now() + 24 * hour, auth_time: 0 },
  ...{ firebase: { sign_in_provider: 'custom' }, ...more },
});

interface Actor {
  claims: Claims;
  /** The owner of the documents that they request. */
  at: Owner;
}

export const actors = {
  nobody: { claims: undefined, at: 'sara' },
  owner: { claims: token('sara'), at: 'sara' },
  'owner with an expired token': { claims: token('sara', { until: Date.now() - 1 }), at: 'sara' },
  'owner with a token that never expires': { claims: token('sara', { until: null }), at: 'sara' },
  'owner whose token expires at a text': {
    claims: token('sara', { until: '9999999999999' }),
    at: 'sara',
  },
  // Signing in at Google directly, by password, gives this token. The API makes no such token for a browser.
  "owner with a token of the person's own account": {
    claims: token('sara', { sub: 'sara', user_id: 'sara', person: undefined, until: undefined }),
    at: 'sara',
  },
  'locked-out owner': { claims: token('locked-out'), at: 'locked-out' },
  'deleted owner': { claims: token('deleted'), at: 'deleted' },
  'owner whom the other blocks': { claims: token('blocked-by-omar'), at: 'blocked-by-omar' },
  'owner who blocks the other': { claims: token('blocks-omar'), at: 'blocks-omar' },
  'owner without an account': { claims: token('without-account'), at: 'without-account' },
  'other party': { claims: token('omar'), at: 'sara' },
  stranger: { claims: token('dilan'), at: 'sara' },
  // After Sara in the alphabet, while Dilan is before her.
  'second stranger': { claims: token('zana'), at: 'sara' },
  'anonymous visitor': {
    claims: token('passer-by', { firebase: { sign_in_provider: 'anonymous' } }),
    at: 'sara',
  },
  'stranger whose claims name the owner': {
    claims: token('dilan', {
      ...{ user_id: 'sara', uid: 'sara', owner: 'sara', sender: 'sara' },
      ...{ participants: ['omar', 'sara'], role: 'admin', admin: true, sub: 'sara' },
    }),
    at: 'sara',
  },
  'locked-out owner whose claims name another': {
    claims: token('locked-out', { user_id: 'sara', uid: 'sara' }),
    at: 'locked-out',
  },
  'token without a person': { claims: token(undefined), at: 'sara' },
  'token with an empty person': { claims: token(''), at: 'sara' },
  'token with a list of people': { claims: token(['sara', 'omar']), at: 'sara' },
} satisfies Record<string, Actor>;
type ActorName = keyof typeof actors;

export const operations = [
  'get',
  'list',
  'count',
  'create',
  'update',
  'replace',
  'delete',
] as const;
type Operation = (typeof operations)[number];

type Rights = Partial<Record<ActorName, readonly Operation[]>>;

interface Place {
  /** Path of a document of that person. */
  path: (owner: Owner) => string;
  fields?: (owner: Owner) => Fields;
  /** The narrowest list that contains it. */
  listed?: (owner: Owner) => Condition[];
  change?: Fields;
  rights?: Rights;
}

const read = ['get', 'list', 'count'] as const;

/** Owners may read their documents in any state of the account, until the token expires. */
const ownersRead: Rights = {
  owner: read,
  'locked-out owner': read,
  'locked-out owner whose claims name another': read,
  'deleted owner': read,
  'owner whom the other blocks': read,
  'owner who blocks the other': read,
  'owner without an account': read,
};

const bothRead: Rights = { ...ownersRead, 'other party': read };

const withOmar = (owner: Owner) => ['omar', owner].sort();
const conversationOf = (owner: Owner) => withOmar(owner).join('_');
const own = (collection: string) => (owner: Owner) => `users/${owner}/${collection}/one`;

function messageOf(owner: Owner): Fields {
  return {
    ...{ conversation: conversationOf(owner), seq: 1, sender: owner, receiver: 'omar' },
    ...{ participants: withOmar(owner), content: 'سڵاو', createdAt: new Date(0), deletedAt: null },
  };
}

function conversationWith(owner: Owner): Fields {
  const blockers: Partial<Record<Owner, string[]>> = {
    'blocked-by-omar': ['omar'],
    'blocks-omar': ['blocks-omar'],
  };
  return { participants: withOmar(owner), updatedAt: 1, blockedBy: blockers[owner] ?? [] };
}

/** No document for `without-account`. */
function accountOf(owner: Owner): Fields {
  return {
    ...{ username: owner, role: 'member' },
    ...(owner === 'locked-out' && { blockedAt: new Date(0) }),
    ...(owner === 'deleted' && { deletedAt: new Date(0) }),
  };
}

const named = (field: string) => (owner: Owner) => ({ [field]: owner });
const equal = (field: string, value: unknown): Condition => ({ field, is: 'EQUAL', value });
const contains = (field: string, value: unknown): Condition => ({
  ...{ field, is: 'ARRAY_CONTAINS', value },
});
const betweenThem = (owner: Owner) => [equal('participants', withOmar(owner))];

/** A document of each collection for each of the owners. */
export const places: Record<CollectionName, Place> = {
  listings: {
    path: (owner) => `listings/ad-of-${owner}`,
    fields: (owner) => ({ owner, status: 'approved', createdAt: 1 }),
    listed: (owner) => [equal('owner', owner)],
    rights: ownersRead,
  },
  favorites: { path: own('favorites'), rights: ownersRead },
  inbox: { path: own('inbox'), rights: ownersRead },
  conversations: {
    path: (owner) => `conversations/${conversationOf(owner)}`,
    fields: conversationWith,
    listed: betweenThem,
    rights: bothRead,
  },
  messages: {
    path: (owner) => `messages/first-of-${owner}`,
    fields: messageOf,
    listed: betweenThem,
    change: { content: 'مرحبا', editedAt: serverTime },
    rights: {
      ...bothRead,
      owner: [...read, 'update'],
    },
  },
  originals: {
    path: (owner) => `originals/first-of-${owner}`,
    fields: (owner) => ({ person: owner, participants: withOmar(owner) }),
  },
  reports: { path: (owner) => `reports/of-${owner}`, fields: named('reporter') },
  audit: { path: (owner) => `audit/of-${owner}`, fields: named('person') },
  reportEvidence: { path: (owner) => `reportEvidence/of-${owner}`, fields: named('person') },
  reportCases: { path: (owner) => `reportCases/person~${owner}`, fields: named('person') },
  reportedMessages: {
    path: (owner) => `reportedMessages/reported-of-${owner}`,
    fields: (owner) => ({ report: `of-${owner}`, participants: withOmar(owner) }),
  },
  users: {
    path: (owner) => `users/${owner}`,
    fields: accountOf,
    change: { role: 'investor' },
  },
  blocks: { path: own('blocks') },
  pushSubscriptions: { path: own('pushSubscriptions'), fields: () => ({ endpoint: 'e' }) },
  sessions: { path: own('sessions') },
  savedSearches: { path: own('savedSearches') },
  alerts: { path: own('alerts') },
  alertPlans: { path: own('alertPlans') },
  toldNews: { path: (owner) => `toldNews/ad-of-${owner}` },
  dataExports: { path: (owner) => `dataExports/${owner}`, fields: () => ({ state: 'ready' }) },
  usernames: { path: (owner) => `usernames/${owner}`, fields: named('uid') },
  verificationCodes: { path: (owner) => `verificationCodes/of-${owner}`, fields: named('uid') },
  mail: { path: (owner) => `mail/to-${owner}`, fields: named('uid') },
  reviews: {
    path: (owner) => `reviews/listing~ad-of-${owner}`,
    fields: (uid) => ({ uid, owner: uid, decision: '' }),
  },
  promotionRequests: {
    path: (owner) => `promotionRequests/ad-of-${owner}_featured`,
    fields: (uid) => ({ uid, owner: uid, state: 'open' }),
  },
  listingInternals: {
    path: (owner) => `listingInternals/ad-of-${owner}`,
    fields: (owner) => ({ owner, settled: { status: 'approved' }, checkAt: 1 }),
  },
  listingStatistics: {
    path: (owner) => `listingStatistics/ad-of-${owner}`,
    fields: () => ({ contacts: 1 }),
  },
  looseImages: { path: (owner) => `looseImages/of-${owner}`, fields: named('owner') },
  uploadedImages: { path: (owner) => `uploadedImages/of-${owner}`, fields: named('owner') },
  investors: { path: (owner) => `investors/${owner}`, fields: named('owner') },
  investorRequests: { path: (owner) => `investorRequests/${owner}`, fields: named('owner') },
  phones: { path: (owner) => `phones/of-${owner}`, fields: named('uid') },
  identities: { path: (owner) => `identities/of-${owner}`, fields: named('uid') },
  signInAttempts: { path: (owner) => `signInAttempts/of-${owner}`, fields: named('uid') },
  deletions: { path: (owner) => `deletions/${owner}`, fields: named('uid') },
  newsletter: { path: (owner) => `newsletter/of-${owner}`, fields: named('uid') },
  rateLimits: { path: (owner) => `rateLimits/of-${owner}`, fields: () => ({ count: 1 }) },
  staffRequests: {
    path: (owner) => `staffRequests/about-${owner}`,
    fields: (owner) => ({ who: owner, owner }),
  },
  aboutCollections: { path: (owner) => `aboutCollections/for-${owner}`, fields: named('owner') },
  rates: { path: (owner) => `rates/of-${owner}`, fields: () => ({ dinars: 151_000 }) },
  searchFeed: { path: (owner) => `searchFeed/ad-of-${owner}`, fields: named('owner') },
  searchChunks: { path: (owner) => `searchChunks/of-${owner}`, fields: named('owner') },
};

/** All fields that a rule checks, so that only the path can refuse it. */
const everyoneIsIn = (owner: Owner): Fields => ({ ...messageOf(owner), owner });

/** Paths without a collection of the product: below, beside and above those that the rules open. */
const elsewhere = [
  'unknown/*',
  'unknown/*/favorites/one',
  'unknown/*/inbox/one',
  'users/*/unknown/one',
  'users/*/favorites/one/unknown/one',
  'users/*/inbox/one/unknown/one',
  'listings/ad-of-*/unknown/one',
  'conversations/with-*/unknown/one',
  'messages/first-of-*/unknown/one',
].map((pattern): Place => ({
  path: (owner) => pattern.replace('*', owner),
  fields: everyoneIsIn,
  listed: (owner) => [equal('owner', owner)],
}));

/** All documents that a cell of the table requests. */
function documentsOfPlaces(): Record<string, Fields> {
  const documents = [...Object.values(places), ...elsewhere].flatMap(({ path, fields }) =>
    owners.map((owner): [string, Fields] => [path(owner), fields?.(owner) ?? {}]),
  );
  const filled = Object.fromEntries(documents);
  delete filled['users/without-account'];
  return filled;
}

function slug(title: string): string {
  return title.replace(/\W+/g, '-');
}

function askOf(place: Place, operation: Operation, actor: string, owner: Owner): Ask {
  const path = place.path(owner);
  const fields = place.fields?.(owner) ?? {};
  const siblings = path.slice(0, path.lastIndexOf('/'));
  const where = place.listed?.(owner) ?? [];
  switch (operation) {
    case 'get':
      return { get: path };
    case 'list':
      return { list: siblings, where, limit: 50 };
    case 'count':
      return { list: siblings, where, limit: 50, count: true };
    case 'create':
      return { create: `${siblings}/made-by-${slug(actor)}`, fields };
    case 'update':
      return { update: path, change: place.change ?? { touched: true } };
    case 'replace':
      return { replace: path, fields };
    case 'delete':
      return { remove: path };
  }
}

/** One row: who requests what, and the outcome. */
export interface Row {
  /** The part of the table. */
  about: string;
  title: string;
  claims: Claims;
  ask: Ask;
  /** `allowed` is any outcome except a refusal. */
  outcome: Outcome | 'allowed';
}

function rowsOf(name: string, place: Place, names = Object.keys(actors)): Row[] {
  const some = Object.entries<Actor>(actors).filter(([actor]) => names.includes(actor));
  return some.flatMap(([actor, { claims, at }]) =>
    operations.map((operation): Row => {
      const isAllowed = place.rights?.[actor as ActorName]?.includes(operation) ?? false;
      const title = `${isAllowed ? 'lets' : 'does not let'} the ${actor} ${operation}`;
      const outcome = isAllowed ? 'allowed' : 'refused';
      return { about: name, title, claims, ask: askOf(place, operation, actor, at), outcome };
    }),
  );
}

type Who = 'sara' | 'omar' | 'dilan' | 'nobody';
const claimsOf = (who: Who) => (who === 'nobody' ? undefined : token(who));

/** Lists that the site requests, and lists that an attacker would request. */
function listRows(): Row[] {
  const row =
    (about: string) =>
    (title: string, who: Who, ask: List, outcome: Outcome): Row => ({
      ...{ about: `lists of ${about}`, title, claims: claimsOf(who), ask, outcome },
    });
  const thread = (me: string, limit?: number): List => ({
    list: 'messages',
    where: [
      equal('conversation', 'omar_sara'),
      contains('participants', me),
      { field: 'seq', is: 'GREATER_THAN_OR_EQUAL', value: 2 },
    ],
    newest: 'seq',
    limit,
  });
  const mine = (me: string, limit?: number): List => ({
    ...{ list: 'conversations', where: [contains('participants', me)], newest: 'updatedAt' },
    limit,
  });
  const ads = (limit?: number, where = [equal('owner', 'sara')]): List => ({
    ...{ list: 'listings', where, limit },
  });
  const below = (name: string, limit?: number): List => ({ list: `users/sara/${name}`, limit });
  const [messages, conversations] = [row('messages'), row('conversations')];
  const [listings, groups] = [row('ads'), row('all collections of a name')];
  const latest = '[seq-4, seq-3, seq-2]';
  return [
    messages('are the same for the one', 'sara', thread('sara', 50), latest),
    messages('are the same for the other', 'omar', thread('omar', 50), latest),
    messages('are empty for a third person', 'dilan', thread('dilan', 50), '[]'),
    messages('are not for a third person', 'dilan', thread('omar', 50), 'refused'),
    messages('are not for nobody', 'nobody', thread('sara', 50), 'refused'),
    messages('have a bound', 'sara', thread('sara'), 'refused'),
    messages('have at most 50', 'sara', thread('sara', 51), 'refused'),
    messages('may have fewer', 'sara', thread('sara', 1), '[seq-4]'),
    messages('skip nothing', 'sara', { ...thread('sara', 1), offset: 1 }, 'refused'),
    messages('are counted with a bound', 'sara', { ...thread('sara'), count: true }, 'refused'),
    messages('are counted', 'sara', { ...thread('sara', 50), count: true }, 3),
    messages(
      'are not those of a conversation alone',
      'sara',
      { list: 'messages', where: [equal('conversation', 'omar_sara')], limit: 50 },
      'refused',
    ),
    messages(
      'are not those of a sender alone',
      'sara',
      { list: 'messages', where: [equal('sender', 'sara')], limit: 50 },
      'refused',
    ),
    conversations('are those of the caller', 'sara', mine('sara', 50), '[omar_sara, both-block]'),
    conversations('are not those of another', 'dilan', mine('sara', 50), 'refused'),
    conversations('have a bound', 'sara', mine('sara'), 'refused'),
    conversations('have at most 50', 'omar', mine('omar', 51), 'refused'),
    conversations('skip nothing', 'omar', { ...mine('omar', 1), offset: 1 }, 'refused'),
    conversations('are counted with a bound', 'sara', { ...mine('sara'), count: true }, 'refused'),
    listings('are those of the owner', 'sara', ads(50), '[ad-of-sara]'),
    listings('have a bound', 'sara', ads(), 'refused'),
    listings('have at most 50', 'sara', ads(51), 'refused'),
    listings('skip nothing', 'sara', { ...ads(1), offset: 1 }, 'refused'),
    listings('are not all', 'sara', ads(50, []), 'refused'),
    listings('are not the public ones', 'sara', ads(50, [equal('status', 'approved')]), 'refused'),
    listings(
      'are not those of several',
      'sara',
      ads(50, [{ field: 'owner', is: 'IN', value: ['sara', 'omar'] }]),
      'refused',
    ),
    ...['favorites', 'inbox'].flatMap((name) => [
      row(name)('are their own', 'sara', below(name, 50), '[one]'),
      row(name)('have a bound', 'sara', below(name), 'refused'),
      row(name)('have at most 50', 'sara', below(name, 51), 'refused'),
      row(name)('skip nothing', 'sara', { ...below(name, 1), offset: 1 }, 'refused'),
      row(name)('are counted with a bound', 'sara', { ...below(name), count: true }, 'refused'),
    ]),
    ...['favorites', 'inbox', 'blocks', 'messages', 'conversations', 'listings'].map((name) =>
      groups(`do not give ${name}`, 'sara', { list: `**/${name}`, limit: 50 }, 'refused'),
    ),
  ];
}

/** Reading a missing document reveals nothing about documents of others. */
function missingRows(): Row[] {
  const row = (path: string, who: Who, outcome: Outcome): Row => ({
    ...{ about: 'what is not there', title: `${path}, for ${who}`, claims: claimsOf(who) },
    ...{ ask: { get: path }, outcome },
  });
  return [
    row('listings/of-nobody', 'sara', 'refused'),
    row('messages/of-nobody', 'sara', 'refused'),
    row('conversations/dilan_sara', 'sara', 'refused'),
    row('users/sara/favorites/none', 'sara', 'missing'),
    row('users/sara/inbox/none', 'sara', 'missing'),
    row('users/sara/inbox/none', 'omar', 'refused'),
  ];
}

/** The thread for list queries. Edit rows use other messages. */
const shownMessages = Object.fromEntries(
  [2, 3, 4].map((seq): [string, Fields] => [
    `messages/seq-${seq}`,
    { ...messageOf('sara'), seq, ...(seq === 3 && { sender: 'omar', receiver: 'sara' }) },
  ]),
);

interface Edit {
  title: string;
  outcome: 'written' | 'refused';
  change?: Fields;
  remove?: string[];
  /** More fields of the stored message. */
  holds?: Fields;
  who?: Who;
}

function edits(): Edit[] {
  const takes = (title: string, content: string): Edit => ({
    ...{ title: `takes ${title}`, outcome: 'written', change: { content } },
  });
  const refuses = (title: string, content: unknown): Edit => ({
    ...{ title: `refuses ${title}`, outcome: 'refused', change: { content } },
  });
  const notTouched = (field: string, value: unknown): Edit => ({
    ...{ title: `leaves ${field} as it is`, outcome: 'refused', change: { [field]: value } },
  });
  const never = (title: string, holds: Fields): Edit => ({
    ...{ title: `is refused for ${title}`, outcome: 'refused', holds },
  });
  /** Each blank that the rules name, before and behind. */
  const blanks = { space: ' ', tab: '\t', 'line feed': '\n', 'vertical tab': '\v' };
  const others = { 'hard space': '\u00a0', 'line separator': '\u2028', mark: '\ufeff' };
  const invisible = {
    ...{ NUL: '\0', BEL: '\x07', 'carriage return': '\r', DEL: '\x7f', 'a C1 control': '\x85' },
    ...{ 'an embedding': '\u202a', 'an override': '\u202e', 'an isolate': '\u2066' },
    'the end of an isolate': '\u2069',
  };
  return [
    takes('one letter', 'ئ'),
    takes('2000 letters', 'ا'.repeat(2000)),
    takes('several lines', 'سڵاو\n\nچۆنی؟'),
    takes('an emoji', '👋🏽'),
    takes('letters that look like escapes', 'v{pZFE'),
    refuses('2001 letters', 'ا'.repeat(2001)),
    refuses('more emoji than 2000 characters hold', '👋'.repeat(1001)),
    refuses('nothing', ''),
    refuses('blanks', ' \n\t '),
    ...Object.entries({ ...blanks, ...others }).flatMap(([name, blank]) => [
      refuses(`a ${name} alone`, blank),
      refuses(`a ${name} before`, `${blank}سڵاو`),
      refuses(`a ${name} behind`, `سڵاو${blank}`),
    ]),
    takes('a tab between words', 'سڵاو\tچۆنی'),
    takes('joiners, hyphens and marks of direction', 'می\u200cخوازم \u200f5-6'),
    ...Object.entries(invisible).map(([name, sign]) => refuses(name, `سڵاو${sign}چۆنی`)),
    refuses('a number', 1),
    refuses('a list', ['سڵاو']),
    refuses('a map', { text: 'سڵاو' }),
    refuses('null', null),
    { title: 'refuses no content', outcome: 'refused', remove: ['content'] },
    notTouched('sender', 'omar'),
    notTouched('receiver', 'dilan'),
    notTouched('participants', ['dilan', 'sara']),
    notTouched('conversation', 'dilan_sara'),
    notTouched('seq', 9),
    notTouched('createdAt', new Date(1)),
    notTouched('deletedAt', new Date(1)),
    notTouched('phrase', { key: 'yes' }),
    notTouched('meeting', { at: 1 }),
    notTouched('answer', { to: 1 }),
    notTouched('pinned', true),
    { title: 'takes no field away', outcome: 'refused', remove: ['seq'] },
    {
      ...{ title: 'is made a second time', outcome: 'written' },
      holds: { editedAt: new Date(Date.now() - 60_000) },
    },
    {
      ...{ title: 'is not made twice in two seconds', outcome: 'refused' },
      holds: { editedAt: new Date(Date.now() + hour) },
    },
    {
      title: 'takes the server for its clock when the device is late',
      outcome: 'refused',
      change: { editedAt: new Date(Date.now() - hour) },
    },
    {
      title: 'takes the server for its clock when the device is early',
      outcome: 'refused',
      change: { editedAt: new Date(Date.now() + hour) },
    },
    { title: 'is dated', outcome: 'refused', change: { editedAt: null } },
    {
      title: 'keeps its old date',
      outcome: 'refused',
      holds: { editedAt: new Date(0) },
      change: { editedAt: new Date(0) },
    },
    never('a deleted message', { deletedAt: new Date(0) }),
    never('a phrase', { phrase: { key: 'yes' } }),
    never('a meeting', { meeting: { at: 1 } }),
    never('an answer', { answer: { to: 1 } }),
    never('a message whose conversation is gone', { conversation: 'gone' }),
    never('a message between two who block each other', { conversation: 'both-block' }),
    { title: 'is refused for a message of the other', outcome: 'refused', holds: fromOmar },
    { title: 'is for the one who wrote it', outcome: 'written', holds: fromOmar, who: 'omar' },
    { title: 'is not for the receiver', outcome: 'refused', who: 'omar' },
    { title: 'is not for a third person', outcome: 'refused', who: 'dilan' },
    { title: 'is not for nobody', outcome: 'refused', who: 'nobody' },
  ];
}

const fromOmar: Fields = { sender: 'omar', receiver: 'sara' };

/** Each has a message of its own. */
const editedMessage = ({ title }: Edit) => `messages/edit-${slug(title)}`;

function editRows(): Row[] {
  const rows = edits().map((edit): Row => {
    const { title, outcome, change = {}, remove = [], who = 'sara' } = edit;
    const all = { content: 'ئێوارە باش', editedAt: serverTime, ...change };
    const remaining = Object.entries(all).filter(([field]) => !remove.includes(field));
    const ask: Ask = {
      ...{ update: editedMessage(edit), change: Object.fromEntries(remaining) },
      ...(remove.length > 0 && { remove }),
    };
    return { about: 'editing a message', title, claims: claimsOf(who), ask, outcome };
  });
  const change = { content: 'ئێوارە باش', editedAt: serverTime };
  const reported: Row = {
    ...{ about: 'editing a message', title: 'is refused for a reported message' },
    ...{ claims: claimsOf('sara'), ask: { update: 'messages/reported-of-sara', change } },
    outcome: 'refused',
  };
  return [...rows, reported];
}

/** All documents of the project while the table is tested. */
export function worldOfTable(): Record<string, Fields> {
  const edited = edits().map((edit): [string, Fields] => [
    editedMessage(edit),
    { ...messageOf('sara'), conversation: 'omar_sara', seq: 0, ...edit.holds },
  ]);
  return {
    ...documentsOfPlaces(),
    ...shownMessages,
    ...Object.fromEntries(edited),
    'users/omar': { username: 'omar' },
    'messages/reported-of-sara': { ...messageOf('sara'), seq: 0 },
    'conversations/both-block': {
      ...{ participants: ['omar', 'sara'], updatedAt: 0, blockedBy: ['omar', 'sara'] },
    },
  };
}

/** The whole table; what the rules open first. */
export function accessTable(): Row[] {
  const opened = Object.entries(places).sort(
    ([, one], [, other]) => Number(!one.rights) - Number(!other.rights),
  );
  return [
    ...editRows(),
    ...listRows(),
    ...missingRows(),
    ...elsewhere.flatMap((place) =>
      rowsOf(place.path('sara'), place, ['owner', 'other party', 'stranger']),
    ),
    ...opened.flatMap(([name, place]) => rowsOf(name, place)),
  ];
}
