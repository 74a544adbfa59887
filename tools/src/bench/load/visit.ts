/** The functions that answer requests, as functions/src/index.ts names them. */
export type FunctionName = 'api' | 'publish' | 'media' | 'pages';

/** What Google would bill besides the time of the function. */
export interface Billed {
  reads: number;
  writes: number;
  removes: number;
  /** Operations of Cloud Storage by their class. */
  storageWrites: number;
  storageReads: number;
}

export const nothingBilled: Readonly<Billed> = {
  reads: 0,
  writes: 0,
  removes: 0,
  storageWrites: 0,
  storageReads: 0,
};

/** By which a request says what kind it is. The functions know nothing of it. */
export const kindHeader = 'x-bench-kind';

interface Kind {
  /** What people read. */
  name: string;
  answeredBy: FunctionName;
  /** How often in one visit, on average. */
  perVisit: number;
  /** Whether somebody waits to see something: the bound on the wait counts for these. */
  isRead: boolean;
}

/**
 * What one visit asks for: somebody opens the site at a rendered page, looks at two more pages of the list, types a
 * search, opens four ads, and sees a dozen pictures. Every fifth visit is signed in, every tenth signs in, one of
 * seven writes a message, one of fifty publishes an ad with a picture. The shares of the load are the same.
 */
export const kinds = {
  home: { name: 'home, rendered', answeredBy: 'pages', perVisit: 0.4, isRead: true },
  listPage: { name: 'list of ads, rendered', answeredBy: 'pages', perVisit: 0.3, isRead: true },
  adPage: { name: 'ad, rendered', answeredBy: 'pages', perVisit: 1, isRead: true },
  list: { name: 'list of ads', answeredBy: 'api', perVisit: 1.5, isRead: true },
  search: { name: 'search', answeredBy: 'api', perVisit: 1, isRead: true },
  suggest: { name: 'suggestions', answeredBy: 'api', perVisit: 2, isRead: true },
  ad: { name: 'ad', answeredBy: 'api', perVisit: 3, isRead: true },
  view: { name: 'a view is counted', answeredBy: 'api', perVisit: 4, isRead: false },
  picture: { name: 'picture', answeredBy: 'media', perVisit: 12, isRead: true },
  signIn: { name: 'sign in', answeredBy: 'api', perVisit: 0.1, isRead: false },
  me: { name: 'who am I', answeredBy: 'api', perVisit: 0.2, isRead: true },
  conversations: { name: 'conversations', answeredBy: 'api', perVisit: 0.2, isRead: true },
  messages: { name: 'messages', answeredBy: 'api', perVisit: 0.25, isRead: true },
  send: { name: 'send a message', answeredBy: 'api', perVisit: 0.15, isRead: false },
  publish: { name: 'publish with a picture', answeredBy: 'publish', perVisit: 0.02, isRead: false },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

export const requestsPerVisit = kindNames.reduce((sum, name) => sum + kinds[name].perVisit, 0);

/** The kind of a request, for a number from 0 up to but not including 1. */
export function kindAt(share: number): KindName {
  let left = share * requestsPerVisit;
  for (const name of kindNames) {
    left -= kinds[name].perVisit;
    if (left < 0) return name;
  }
  return 'picture';
}
