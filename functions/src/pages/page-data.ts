import type { Language } from '@qaysari/contract/shared/languages';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import type { PageAnswer, ServedPage, ServedRoute } from '@qaysari/contract/pages';
import { getApprovedListing } from '../listing/browse/view.ts';
import { getListingOwner } from '../listing/browse/owner.ts';
import { listListings, listRelatedListings } from '../listing/browse/search.ts';
import { wasListed } from '../listing/write-store.ts';
import { ApiError } from '../platform/api-error.ts';
import { config } from '../platform/config.ts';
import { withTimeout } from '../platform/timing.ts';
import { getCurrentRate } from '../rate/get.ts';

type PageData = Pick<ServedPage, 'status' | 'answers'>;

/** The rows of the home page: featured ads first, and the newest. */
const homeFilters: readonly ListingFilter[] = [{}, { sort: 'latest' }];

/** What a visitor who is not signed in gets of the API, for a page's first look. Throws when it cannot be known. */
export async function readPageData(route: ServedRoute, language: Language): Promise<PageData> {
  switch (route.name) {
    case 'home':
      return withRate(find(...homeFilters));
    case 'listings':
    case 'landing':
      return withRate(find(route.filter));
    case 'listing':
      return withRate(readListing(route.id, language));
    case 'reading':
      return { status: 200, answers: [] };
    case 'notFound':
      return { status: 404, answers: [] };
  }

  async function find(...queries: readonly ListingFilter[]): Promise<PageData> {
    const ask = async (query: ListingFilter): Promise<PageAnswer> => ({
      call: 'listListings',
      query,
      data: await listListings({ ...visitor(language), params: {}, query }),
    });
    return { status: 200, answers: await Promise.all(queries.map(ask)) };
  }

  /** With the rate by which prices are shown in the other currency, too. */
  async function withRate(asked: Promise<PageData>): Promise<PageData> {
    const rate = part(getCurrentRate({ ...visitor(language), params: {} }));
    const { status, answers } = await asked;
    const data = await rate;
    const known: PageAnswer[] = data ? [{ call: 'getCurrentRate', data }] : [];
    return { status, answers: [...answers, ...known] };
  }
}

/** Asked for at once. Late or failed, it is one part of the page, which the app asks for again. */
function part<Data>(work: Promise<Data>): Promise<Data | undefined> {
  return withTimeout(work, config().pageTimeoutMs / 2).catch(() => undefined);
}

function visitor(language: Language) {
  return {
    language,
    caller: undefined,
    address: '',
    idempotencyKey: undefined,
    body: {},
    query: {},
  };
}

async function readListing(id: string, language: Language): Promise<PageData> {
  const call = { ...visitor(language), params: { id } };
  const [related, owner] = [part(listRelatedListings(call)), part(getListingOwner(call))];
  try {
    const data = await getApprovedListing(call);
    const [cards, seller] = await Promise.all([related, owner]);
    return {
      status: 200,
      answers: [
        { call: 'getApprovedListing', id, data },
        ...(cards ? [{ call: 'listRelatedListings' as const, id, data: cards }] : []),
        ...(seller ? [{ call: 'getListingOwner' as const, id, data: seller }] : []),
      ],
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const none: PageAnswer = { call: 'getApprovedListing', id, data: null };
    return { status: (await wasListed(id)) ? 410 : 404, answers: [none] };
  }
}
