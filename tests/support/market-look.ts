import type {
  ListingCard,
  ListingPage,
  MyListings,
  OwnerListings,
} from '@qaysari/contract/listing/types';
import type { Report as SeenReport } from '@qaysari/contract/report/types';
import type { Conversation, MessagePage, Partner } from '@qaysari/contract/message/types';
import { expect } from 'vitest';
import type { EndpointName } from '../api/endpoint-table.ts';
import type { Answer } from './api-client.ts';
import { exactMatches } from './exact-matches.ts';
import { nameOf, type Market, type Sending } from './market.ts';
import type { Ad, MarketModel, Person, Reader } from './market-model.ts';

/** One reader reads everything, and must see what the model says. */
export async function lookAtAll(market: Market, reader: Reader): Promise<void> {
  await look(market, reader, market.model);
}

/** The same for all lists, but only for one ad and one person. */
export async function lookAround(market: Market, reader: Reader, place: number): Promise<void> {
  const { ads, people } = market.model;
  const one = <Each>(all: readonly Each[]) => all.slice(place % all.length).slice(0, 1);
  await look(market, reader, { ads: one(ads), people: one(people) });
}

async function look(
  market: Market,
  reader: Reader,
  { ads, people }: Pick<MarketModel, 'ads' | 'people'>,
): Promise<void> {
  await Promise.all([
    lookAtLists(market),
    ...ads.map((ad) => lookAtAd(market, reader, ad)),
    ...people.map((person) => lookAtPerson(market, reader, person)),
    ...(reader ? [lookAtOwn(market, reader)] : []),
  ]);
}

const expectStatus = (what: string, reader: Reader, status: number) => (answer: Answer) => {
  expect(answer.status, `${what} as ${nameOf(reader)}: ${JSON.stringify(answer.body)}`).toBe(
    status,
  );
};

/** An ended session is refused wherever a session is checked. */
const isOut = (reader: Reader) => reader !== undefined && reader.state !== 'active';

const dataOf = ({ body }: Answer) => (body as { data: unknown }).data;
const idsOf = (all: readonly { _id: string }[]) => all.map(({ _id }) => _id).toSorted();
const adIdsOf = (ads: readonly Ad[]) => ads.map(({ id }) => id).toSorted();

async function lookAtLists({ model, tag, call }: Market): Promise<void> {
  const listed = model.ads.filter((ad) => model.isListed(ad));
  const found = dataOf(await call('listListings', undefined, { query: { search: tag } }));
  const { listings, total } = exactMatches(found as ListingPage);
  expect({ ids: idsOf(listings), total }, 'found by a search').toEqual({
    ids: adIdsOf(listed),
    total: listed.length,
  });
  const suggested = dataOf(await call('suggestListings', undefined, { query: { search: tag } }));
  const titles = (suggested as { listings: { _id: string }[] }).listings;
  expect(adIdsOf(listed), 'suggested').toEqual(expect.arrayContaining(idsOf(titles)));
  const all = new Set(dataOf(await call('listListingIds', undefined)) as string[]);
  const named = model.ads.filter(({ id }) => all.has(id));
  expect(adIdsOf(named), 'named among all ids').toEqual(adIdsOf(listed));
}

async function lookAtAd({ model, call }: Market, reader: Reader, ad: Ad): Promise<void> {
  const params = { id: ad.id };
  const get = (name: EndpointName, expected: number, sending: Sending = {}) =>
    call(name, reader, { params, ...sending }).then((answer) => {
      expectStatus(`${name} of ${ad.id}`, reader, expected)(answer);
      return answer;
    });
  const isSeen = model.canView(ad, reader);
  const ownerIsThere = ad.owner.state === 'active';
  const shown = isSeen ? 200 : 404;
  await get('listRelatedListings', model.isListed(ad) ? 200 : 404);
  if (isOut(reader)) {
    await get('getApprovedListing', 401);
    return;
  }
  const answer = await get('getApprovedListing', shown);
  if (isSeen) {
    const viewer = viewerOf(ad, reader);
    const isFavorite = reader !== undefined && model.favoritesOf(reader).includes(ad);
    const { status, availability } = ad;
    const { availability: given = 'forSale', ...rest } = dataOf(answer) as Record<string, unknown>;
    expect({ ...rest, availability: given }).toMatchObject({
      viewer,
      isFavorite,
      status,
      availability,
    });
    expect(rest['title']).toContain(ad.titleWord);
    expect(rest['description']).toContain(ad.textWord);
  }
  await get('getListingOwner', isSeen && ownerIsThere ? 200 : 404);
  if (!reader) return;
  const own = await get('getMyListing', reader === ad.owner ? shown : isSeen ? 403 : 404);
  if (reader === ad.owner && isSeen) {
    expect((dataOf(own) as { moderationNote?: string }).moderationNote).toBe(ad.note);
  }
}

function viewerOf(ad: Ad, reader: Reader): string {
  if (!reader) return 'visitor';
  return reader === ad.owner ? 'owner' : 'member';
}

async function lookAtPerson(
  { model, call }: Market,
  reader: Reader,
  person: Person,
): Promise<void> {
  const { uid, state } = person;
  const isThere = state === 'active';
  const listed = model.listedOf(person);
  const shop = await call('listOwnerListings', undefined, { params: { id: uid } });
  expectStatus('listOwnerListings', undefined, listed.length > 0 ? 200 : 404)(shop);
  if (shop.status === 200) {
    expect(idsOf((dataOf(shop) as OwnerListings).listings)).toEqual(adIdsOf(listed));
  }
  if (!reader || isOut(reader)) return;
  const talk = reader === person ? undefined : model.talkOf(reader, person);
  const mayKnow = reader === person || model.knows(reader, person);
  const known = await call('getUser', reader, { params: { id: uid } });
  expectStatus(`getUser of ${uid}`, reader, isThere && mayKnow ? 200 : 404)(known);
  const page = await call('listMessages', reader, { params: { userId: uid } });
  const isOpen = reader !== person && model.knows(reader, person);
  expectStatus(`listMessages with ${uid}`, reader, isOpen ? 200 : 404)(page);
  if (!isOpen) return;
  const { messages, total, userInfo, blockStatus, listing } = dataOf(page) as MessagePage;
  const seen = talk ? model.seenBy(reader, talk) : [];
  expect(total).toBe(seen.length);
  expect(messages.map(({ _id }) => _id)).toEqual(lastOf(reader, talk));
  const hasEmail = isThere && listed.length > 0 && model.haveBothWritten(person, reader);
  expect(userInfo.otherEmail).toBe(hasEmail ? person.email : undefined);
  const hasWritten = talk?.messages.some(({ by }) => by === person) ?? false;
  expect(userInfo.hasWritten).toBe(hasWritten);
  expect(userInfo.unreachable).toBe(
    { active: undefined, deleted: 'deleted', 'locked out': 'lockedOut' }[state],
  );
  expect(blockStatus).toEqual({
    youBlocked: model.isBlocking(reader, person),
    blockedYou: model.isBlocking(person, reader),
  });
  expect(listing?._id).toBe(talk?.head?.ad.id);
  if (talk?.head) expect(listing?.now !== undefined).toBe(model.canView(talk.head.ad, reader));

  /** The messages of the first page, which has the ten latest numbers. */
  function lastOf(me: Person, of: typeof talk): string[] {
    const latest = of?.messages.slice(-10) ?? [];
    return latest.filter((each) => of && model.seenBy(me, of).includes(each)).map(({ id }) => id);
  }
}

async function lookAtOwn(market: Market, reader: Person): Promise<void> {
  const { call } = market;
  for (const token of reader.ended) {
    expectStatus('an ended session', reader, 401)(await call('getMe', reader, { token }));
  }
  const me = await call('getMe', reader);
  expectStatus('getMe', reader, reader.state === 'active' ? 200 : 401)(me);
  if (me.status !== 200) return;
  expect((dataOf(me) as { _id: string })._id).toBe(reader.uid);
  await Promise.all([
    lookAtOwnAds(market, reader),
    lookAtOwnPeople(market, reader),
    lookAtOwnReports(market, reader),
  ]);
}

async function lookAtOwnAds({ model, call }: Market, reader: Person): Promise<void> {
  const favorites = model.favoritesOf(reader);
  const seen = favorites.filter((ad) => model.canView(ad, reader));
  const cards = dataOf(await call('listFavorites', reader)) as ListingCard[];
  expect(idsOf(cards)).toEqual(adIdsOf(seen));
  // The list drops deleted ads.
  const left = favorites.filter(({ isDeleted }) => !isDeleted);
  model.favorites.set(reader, left);
  const hearts = dataOf(await call('listFavoriteIds', reader)) as string[];
  expect(hearts.toSorted()).toEqual(adIdsOf(left));
  const own = model.ads.filter((ad) => ad.owner === reader && !ad.isDeleted);
  const { listings } = dataOf(await call('listMyListings', reader)) as MyListings;
  expect(idsOf(listings)).toEqual(adIdsOf(own));
}

async function lookAtOwnPeople({ model, call }: Market, reader: Person): Promise<void> {
  const talks = model.talks.filter(
    (talk) => talk.people.includes(reader) && model.seenBy(reader, talk).length > 0,
  );
  const listed = dataOf(await call('listConversations', reader)) as Conversation[];
  expect(listed.map(({ partner }) => partner._id).toSorted()).toEqual(
    talks.map(({ people }) => people.find((each) => each !== reader)?.uid ?? '').toSorted(),
  );
  const blocked = dataOf(await call('listBlockedUsers', reader)) as Partner[];
  const expected = model.people.filter((person) => model.isBlocking(reader, person));
  expect(idsOf(blocked)).toEqual(expected.map(({ uid }) => uid).toSorted());
}

async function lookAtOwnReports({ model, call }: Market, reader: Person): Promise<void> {
  const listed = dataOf(await call('listReports', reader)) as SeenReport[];
  const byNumber = <Each extends { number: string }>(all: readonly Each[]) =>
    all.toSorted((one, other) => one.number.localeCompare(other.number));
  const seen = listed.map(({ createdAt: _createdAt, decidedAt: _decidedAt, ...rest }) => rest);
  const own = model.reports.filter(({ by }) => by === reader);
  expect(byNumber(seen), `reports of ${nameOf(reader)}`).toEqual(
    byNumber(own.map(({ by: _by, thing: _thing, person: _person, ...rest }) => rest)),
  );
}
