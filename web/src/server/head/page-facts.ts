import type { Language } from '@qaysari/contract/shared/languages';
import { landingFilter } from '@qaysari/contract/listing/landing';
import type { Listing } from '@qaysari/contract/listing/types';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { shareImageUrl } from '@qaysari/contract/listing/images';
import type { PageAnswer, ReadingPage, ServedPage } from '@qaysari/contract/pages';
import { canonicalAddress } from '../../entities/listing/canonical-address.ts';
import { listingWords } from '../../features/listings/detail/listing-words.ts';
import { listingsWords, totalOfSearched } from '../../features/listings/results/listings-words.ts';
import { paths } from '../../lib/routes/routes.ts';
import { readingWords } from '../../pages/reading-words.ts';
import { textsIn } from '../texts.ts';
import {
  breadcrumb,
  listingCrumbs,
  landingCrumbs,
  organization,
  product,
  website,
} from './structured-data.ts';

/** What is said of a page in its head. */
export interface PageFacts {
  title: string;
  /** Omitted: the title. */
  sharedTitle?: string;
  description: string;
  /** Path and query that search engines are to know it by; undefined: none. */
  address: string | undefined;
  /** A picture of its own, as a path. */
  picture?: string | undefined;
  /** Of an ad, for those who show a price beside a link. */
  offer?: Listing;
  /** JSON-LD. */
  data: readonly object[];
}

type Answer<Call extends PageAnswer['call']> = Extract<PageAnswer, { call: Call }>;

function answerOf<Call extends PageAnswer['call']>(
  { answers }: ServedPage,
  call: Call,
): Answer<Call> | undefined {
  return answers.find((answer): answer is Answer<Call> => answer.call === call);
}

/** What the head of a page says, by what the API answered. */
export function pageFacts(page: ServedPage): PageFacts {
  const { route, language } = page;
  if (route.name === 'home') return homeFacts(page);
  if (route.name === 'listings') return foundFacts(page, route.filter);
  if (route.name === 'landing') {
    const facts = foundFacts(page, route.filter);
    const filter = landingFilter(route.landing);
    const { heading } = listingsWords(filter, undefined, language, textsIn(language, 'ads'));
    const crumbs = landingCrumbs(page, route.landing, heading);
    return { ...facts, data: [breadcrumb(page, crumbs)] };
  }
  if (route.name === 'reading') return readingFacts(route.page, language);
  if (route.name === 'notFound') {
    const t = textsIn(language, 'common');
    return nothingFacts(t('notFound.title'), t('notFound.body'));
  }
  const listing = answerOf(page, 'getApprovedListing')?.data;
  if (listing) return listingFacts(page, listing);
  const t = textsIn(language, 'ad');
  return nothingFacts(t('notFoundTitle'), t('notFoundBody'));
}

function homeFacts({ language, origin }: ServedPage): PageFacts {
  const t = textsIn(language, 'home');
  const title = t('title');
  const description = t('heroBody');
  const address = paths.home(language);
  const data = [organization({ origin, language }), website({ origin, language })];
  return { title, description, address, data };
}

function foundFacts(page: ServedPage, filter: ListingFilter): PageFacts {
  const { language } = page;
  const found = answerOf(page, 'listListings')?.data;
  const t = textsIn(language, 'ads');
  const { title, description } = listingsWords(filter, totalOfSearched(found), language, t);
  return {
    title,
    description,
    address: canonicalAddress(language, filter, found?.total),
    data: [],
  };
}

function listingFacts(page: ServedPage, listing: Listing): PageFacts {
  const { language } = page;
  const words = listingWords(listing, language, textsIn(language, 'ads'));
  const [cover] = listing.images;
  return {
    title: words.title,
    sharedTitle: words.shared,
    description: words.description,
    address: paths.listing(language, listing._id),
    picture: cover && shareImageUrl(cover),
    offer: listing,
    data: [
      product(page, listing, words.title),
      breadcrumb(page, listingCrumbs(page, listing, words.title)),
    ],
  };
}

function readingFacts(page: ReadingPage, language: Language): PageFacts {
  const words = readingWords(page, textsIn(language, 'pages'));
  return { ...words, address: `${paths.home(language)}/${page}`, data: [] };
}

/** Search engines are not to keep it. */
function nothingFacts(title: string, description: string): PageFacts {
  return { title, description, address: undefined, data: [] };
}
