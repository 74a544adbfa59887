import type { Language } from '@qaysari/contract/languages';
import { landingFilter } from '@qaysari/contract/landing';
import type { Listing } from '@qaysari/contract/listing-entity';
import type { ListingFilter } from '@qaysari/contract/listing-filter';
import { shareImageUrl } from '@qaysari/contract/image-paths';
import type { PageAnswer, ServedPage } from '@qaysari/contract/served-page';
import { knownAddress } from '../../entities/listing/known-address.ts';
import { listingWords } from '../../features/listings/detail/listing-words.ts';
import { listingsWords } from '../../features/listings/results/listings-words.ts';
import { paths } from '../../lib/routes/routes.ts';
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
  const { route, status, language } = page;
  if (route.name === 'home') return homeFacts(page);
  if (route.name === 'listings') return foundFacts(page, route.filter);
  if (route.name === 'landing') {
    const facts = foundFacts(page, route.filter);
    const filter = landingFilter(route.landing);
    const { heading } = listingsWords(filter, undefined, language, textsIn(language, 'ads'));
    const crumbs = landingCrumbs(page, route.landing, heading);
    return { ...facts, data: [breadcrumb(page, crumbs)] };
  }
  const listing = answerOf(page, 'getApprovedListing')?.data;
  return listing && status === 200 ? listingFacts(page, listing) : missingFacts(language);
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
  const total = answerOf(page, 'listListings')?.data.total;
  const { title, description } = listingsWords(filter, total, language, textsIn(language, 'ads'));
  return { title, description, address: knownAddress(language, filter, total), data: [] };
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

function missingFacts(language: Language): PageFacts {
  const t = textsIn(language, 'ad');
  const title = t('notFoundTitle');
  return { title, description: t('notFoundBody'), address: undefined, data: [] };
}
