import { cities } from '@qaysari/contract/listing/catalogue';
import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import { priceInText } from '@qaysari/contract/listing/price';
import { findListed, priceDropOf, type ListingRecord } from '../listing/public.ts';
import { inert, notify } from '../notification/public.ts';
import { findAccount } from '../platform/accounts.ts';
import { config } from '../platform/config.ts';
import { mailText } from '../platform/texts.ts';
import { searchName } from '../saved-search/public.ts';
import { findTold } from '../saved-search/store.ts';
import { isActive, type UserRecord } from '../user/public.ts';
import { findUser, wantsCheaperMails } from '../user/store.ts';
import { baseContent, link, type MailContent, type MailedListing } from './content.ts';
import type { MailRequest } from './record.ts';
import { unsubscribeLinks, unsubscribeToken, type Ended } from './unsubscribe.ts';

/** What an alert is about: a saved search, or the favorites. */
interface AlertTopic {
  /** A later notification of the same source replaces the one before. */
  source: string;
  /** The page that shows all of it, below the language. */
  path: string;
  /** What the mail's link ends, and what its page is about. */
  ended: Ended;
  of: 'search' | 'cheaper';
  /** What a saved search is called. */
  nameIn?: (language: Language) => string;
  /** What a notification says. */
  titleIn: (language: Language) => string;
  bodyIn: (language: Language, count: number) => string;
}

/** What a mail is about, as things are now; undefined where its person wants to hear nothing of it. */
async function findTopic(
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
    bodyIn: (language, count) => mailText('searchAlert.pushBody', language, {}, count),
  };
}

function cheaperTopic(uid: string): AlertTopic {
  return {
    source: 'favorites',
    path: 'my-account/my-favorites',
    ended: { uid, kind: 'cheaperFavorites' },
    of: 'cheaper',
    titleIn: (language) => mailText('cheaperFavorites.pushTitle', language),
    bodyIn: (language, count) => mailText('cheaperFavorites.pushBody', language, {}, count),
  };
}

type News = NonNullable<MailRequest['news']>[number];

/** An ad with what is new of it. */
type NewsOfListing = Pick<News, 'reason'> & { listing: ListingRecord };

/**
 * Writes the mail about new ads of a saved search, or about cheaper favorites, and notifies the person's browsers. It
 * reads ads, search and person as they are now: an ad that was rejected or hidden meanwhile is left out.
 */
export async function prepareAlert(request: MailRequest): Promise<MailContent | undefined> {
  const { uid = '', language } = request;
  const [account, user] = await Promise.all([findAccount(uid), findUser(uid)]);
  if (!account?.emailVerified || !isActive(user)) return undefined;
  const topic = await findTopic(request, user);
  const items = topic ? await findListingsWithNews(request.news ?? []) : [];
  const [first] = items;
  if (!topic || !first) return undefined;
  await notify(user, (shown) => noticeOf(topic, first, items.length, shown));
  const token = unsubscribeToken(topic.ended);
  return {
    ...(await baseContent(request, account)),
    to: user.email,
    title: topic.nameIn?.(language) ?? inert(first.listing.title),
    ...{ count: items.length, listings: items.slice(0, limits.alertsNamed).map(mailed(language)) },
    ...(items.length > limits.alertsNamed && { parts: ['more' as const] }),
    link: link(language, topic.path),
    unsubscribe: unsubscribeLinks(config().siteOrigin, { language, token, of: topic.of }),
  };
}

/** What a notification says: one ad with its facts and the way to it, or how many there are. */
function noticeOf(
  { source, titleIn, bodyIn, path }: AlertTopic,
  first: NewsOfListing,
  count: number,
  language: Language,
) {
  const { listing, reason } = first;
  // One notification for an ad and a reason.
  const id = `${listing.id} ${reason}`;
  const named = { id, tag: `alert-${source}`, title: titleIn(language) };
  return count > 1
    ? { ...named, body: bodyIn(language, count), path }
    : {
        ...named,
        body: `${listing.title} · ${factsOf(first, language)}`,
        path: `ads/${listing.id}`,
      };
}

/** Each ad once, by its best news: what is new needs no word of its price, and what is cheaper none of its return. */
async function findListingsWithNews(news: readonly News[]): Promise<NewsOfListing[]> {
  const reasons = new Map<string, Set<News['reason']>>();
  for (const { listing, reason } of news) {
    reasons.set(listing, (reasons.get(listing) ?? new Set()).add(reason));
  }
  const order = ['new', 'cheaper', 'back'] as const;
  return (await findListed([...reasons.keys()])).flatMap((listing) => {
    const known = reasons.get(listing.id);
    const isTrue = (reason: News['reason']) => reason !== 'cheaper' || priceDropOf(listing);
    const reason = order.find((each) => known?.has(each) && isTrue(each));
    return reason ? [{ listing, reason }] : [];
  });
}

const mailed =
  (language: Language) =>
  (item: NewsOfListing): MailedListing => ({
    title: inert(item.listing.title),
    link: link(language, `ads/${item.listing.id}`),
    facts: factsOf(item, language),
  });

/** Price, city and what is new. */
function factsOf({ listing, reason }: NewsOfListing, language: Language): string {
  const { price, currency, location } = listing;
  const drop = priceDropOf(listing);
  const before = drop ? priceInText(drop.before, currency) : '';
  return [
    priceInText(price, currency),
    cities[location][language],
    reasonText(reason, language, before),
  ].join(' · ');
}

function reasonText(reason: News['reason'], language: Language, before: string): string {
  return {
    new: mailText('alert.new', language),
    back: mailText('alert.back', language),
    cheaper: mailText('alert.cheaper', language, { before }),
  }[reason];
}
