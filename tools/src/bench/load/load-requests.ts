import { randomUUID } from 'node:crypto';
import type { Random } from '../../random.ts';
import { listingPath } from '../search/ask-listings.ts';
import { someAddress } from '../../some-address.ts';
import type { FilledMarket } from './parts/fill-market.ts';
import { kindHeader, type KindName } from './visit.ts';

/** What is sent to a function. */
export interface BenchRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface Market extends FilledMarket {
  password: string;
  /** The sessions of the people, in their order. */
  tokens: readonly string[];
  /** The form of an ad with a photo, as a browser sends it. */
  adForm: { type: string; body: Buffer };
}

/** Words that people type. Suggestions are asked for with their first letters. */
const typedWords = [
  ...['مطعم', 'كافيه', 'محل', 'بغداد', 'اربيل', 'صالون', 'شركة', 'متجر', 'مخبز', 'ورشة'],
  ...['چێشتخانە', 'کافێ', 'هەولێر', 'سلێمانی', 'دوکان', 'کارگە'],
  ...['restaurant', 'cafe', 'Baghdad', 'shop', 'salon', 'factory'],
];

/** Six of ten visitors read Arabic, three Kurdish. */
const languages = ['ar', 'ar', 'ar', 'ar', 'ar', 'ar', 'ku', 'ku', 'ku', 'en'] as const;

/** Makes each next request of a kind. */
export function loadRequests(market: Market, random: Random): (kind: KindName) => BenchRequest {
  const get = (path: string, headers = {}): BenchRequest => ({ method: 'GET', path, headers });
  const json = (path: string, value: unknown, headers = {}): BenchRequest => ({
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  });
  const somebody = () => {
    const at = random.whole(0, market.people.length - 1);
    const { uid = '', username = '', partner = '' } = market.people[at] ?? {};
    return { uid, username, partner, as: { Authorization: `Bearer ${market.tokens[at] ?? ''}` } };
  };
  const language = () => random.pick(languages);
  const anAd = () => random.pick(market.ads);
  const search = (text: string) => encodeURIComponent(text);
  const makers: Record<KindName, () => BenchRequest> = {
    home: () => get(`/${language()}`),
    listPage: () => get(`/${language()}/ads`),
    adPage: () => get(`/${language()}/ads/${anAd().id}`),
    list: () => get(listingPath({ page: random.whole(1, 5) })),
    search: () => get(listingPath({ search: random.pick(typedWords) })),
    suggest: () => {
      const word = random.pick(typedWords);
      return get(`/api/listing/suggest?search=${search(word.slice(0, random.whole(2, 4)))}`);
    },
    ad: () => get(`/api/listing/approved/${anAd().id}`),
    view: () => json(`/api/listing/view/${anAd().id}`, {}),
    picture: () => {
      const width = random.chance(0.8) ? 320 : 960;
      return get(random.pick(anAd().images).replace(/-1280\.webp$/, `-${width}.webp`));
    },
    signIn: () => {
      const { username } = somebody();
      return json('/api/auth/login', { usernameOrEmail: username, password: market.password });
    },
    me: () => get('/api/user/me', somebody().as),
    conversations: () => get('/api/message/me', somebody().as),
    messages: () => {
      const { partner, as } = somebody();
      return get(`/api/message/${partner}?page=1&limit=20`, as);
    },
    send: () => {
      const { partner, as } = somebody();
      const message = { receiver: partner, content: 'سڵاو، هێشتا بەردەستە؟' };
      return json('/api/message', message, { ...as, 'Idempotency-Key': randomUUID() });
    },
    publish: () => ({
      method: 'POST',
      path: '/api/listing/create',
      headers: {
        ...somebody().as,
        'Content-Type': market.adForm.type,
        'Idempotency-Key': randomUUID(),
      },
      body: market.adForm.body,
    }),
  };
  return (kind) => {
    const request = makers[kind]();
    const headers = {
      ...request.headers,
      [kindHeader]: kind,
      'X-Forwarded-For': someAddress(() => random.next()),
    };
    return { ...request, headers };
  };
}
