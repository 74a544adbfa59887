import type { Language } from '@qaysari/contract/shared/languages';
import { mailText } from '../platform/texts.ts';
import { findTold, searchName } from '../saved-search/store.ts';
import { wantsCheaperMails, type UserRecord } from '../user/store.ts';
import type { MailRequest } from './record.ts';
import type { Ended } from './unsubscribe-store.ts';

/** What an alert is about: a saved search, or the favorites. */
export interface AlertTopic {
  /** A later notification of the same source takes the place of the one before. */
  source: string;
  /** The page that shows all of it, below the language. */
  path: string;
  /** What the mail's link ends, and what its page speaks of. */
  ended: Ended;
  of: 'search' | 'cheaper';
  /** What a saved search is called. */
  nameIn?: (language: Language) => string;
  /** What a notification says. */
  titleIn: (language: Language) => string;
  bodyIn: (language: Language, count: number) => string;
}

/** What a mail is about, as things are now; undefined where its person wants to hear nothing of it. */
export async function findTopic(
  { kind, uid = '', search = '' }: MailRequest,
  user: UserRecord,
): Promise<AlertTopic | undefined> {
  if (kind !== 'searchAlert') return wantsCheaperMails(user) ? cheaperTopic(uid) : undefined;
  const filter = await findTold(uid, search);
  return filter === undefined ? undefined : searchTopic(uid, search, filter);
}

function searchTopic(uid: string, search: string, filter: string): AlertTopic {
  const nameIn = (language: Language) => searchName(filter, language);
  return {
    source: search,
    path: `ads?${filter}&sort=latest`,
    ended: { uid, kind: 'searchAlert', search },
    of: 'search',
    nameIn,
    titleIn: nameIn,
    bodyIn: (language, count) => mailText('searchAlert.pushBody', language, {}, count) ?? '',
  };
}

function cheaperTopic(uid: string): AlertTopic {
  return {
    source: 'favorites',
    path: 'my-account/my-favorites',
    ended: { uid, kind: 'cheaperFavorites' },
    of: 'cheaper',
    titleIn: (language) => mailText('cheaperFavorites.pushTitle', language) ?? '',
    bodyIn: (language, count) => mailText('cheaperFavorites.pushBody', language, {}, count) ?? '',
  };
}
