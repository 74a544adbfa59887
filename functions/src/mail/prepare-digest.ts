import type { Language } from '@qaysari/contract/shared/languages';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { inert } from '../notification/public.ts';
import { clock } from '../platform/clock.ts';
import { config } from '../platform/config.ts';
import { mailText } from '../platform/texts.ts';
import {
  oldestFirst,
  personInWords,
  queueNames,
  rateAgeInDays,
  waitsSince,
  type Queue,
} from '../review/public.ts';
import { findUser } from '../user/store.ts';
import {
  baseContent,
  link,
  type FurtherPart,
  type MailContent,
  type MailedListing,
} from './content.ts';
import type { MailRequest } from './record.ts';

/** Of each queue. Who has more to do opens the console. */
const namedPerQueue = 25;

/** From this age on the site names the age of the market rate, and staff read of it. */
const oldRateDays = 7;

const [rate, more] = ['rate', 'more'] as const satisfies FurtherPart[];

/**
 * To staff: all that waits now, each queue with its oldest first; an old market rate is one more thing. Nothing is sent
 * when nothing waits.
 */
export async function prepareDigest(request: MailRequest): Promise<MailContent | undefined> {
  const { language } = request;
  const [queues, rateDays] = await Promise.all([
    Promise.all(queueNames.map((name) => readQueue(name, language))),
    rateAgeInDays(),
  ]);
  const waiting = queues.reduce((sum, queue) => sum + queue.count, 0);
  const listings = queues.flatMap(({ named }) => named);
  const isRateOld = rateDays === undefined || rateDays >= oldRateDays;
  const count = waiting + (isRateOld ? 1 : 0);
  if (count === 0) return undefined;
  return {
    ...(await baseContent(request)),
    ...{ count, listings, link: consoleLink('reviews') },
    parts: [...(isRateOld ? [rate] : []), ...(waiting > listings.length ? [more] : [])],
  };
}

async function readQueue(
  name: Queue,
  language: Language,
): Promise<{ count: number; named: MailedListing[] }> {
  const query = oldestFirst(name);
  const [counted, { docs }] = await Promise.all([
    query.count().get(),
    query.limit(namedPerQueue).get(),
  ]);
  const named = await Promise.all(docs.map((document) => entryOf(name, document, language)));
  return { count: counted.data().count, named };
}

/** A text of a document; '' for what is none. */
function textAt(document: QueryDocumentSnapshot, field: string): string {
  const value: unknown = document.get(field);
  return typeof value === 'string' ? value : '';
}

/** One entry: its page, who it is from and how long it waits, where to decide, and its pictures. */
async function entryOf(
  name: Queue,
  document: QueryDocumentSnapshot,
  language: Language,
): Promise<MailedListing> {
  const text = (field: string) => textAt(document, field);
  const decide = consoleLink(document.ref.path);
  const person = text('uid') || text('person');
  const who = text('by') || (await personInWords(await findUser(person)));
  const ad = text('listing') && link('ar', `ads/${text('listing')}`);
  const pictures = (document.get('checkPictures') ?? []) as string[];
  return {
    title: inert(titleOf(document)),
    link: text('checkPage') || text('link') || ad || decide,
    facts: [
      mailText(`staffDigest.queues.${name}`, language),
      inert(who),
      ageText(clock.now() - waitsSince(name, document), language),
    ].join(' · '),
    links: [
      { words: mailText('staffDigest.decide', language), link: decide },
      ...pictures.map((address, index) => ({
        words: mailText('staffDigest.picture', language, { number: String(index + 1) }),
        link: address,
      })),
    ],
  };
}

/** A document of `reviews` begins with what the queue says already. */
function titleOf(document: QueryDocumentSnapshot): string {
  const about = textAt(document, 'about');
  if (document.get('queue') !== undefined) return about.replace(/^[a-z ]+: /, '');
  return about || textAt(document, 'title') || textAt(document, 'message');
}

const hourMs = 60 * 60 * 1000;

/** Whole hours up to two days, then whole days. */
function ageText(ms: number, language: Language): string {
  const hours = Math.floor(ms / hourMs);
  return hours < 48
    ? mailText('staffDigest.hours', language, {}, hours)
    : mailText('staffDigest.days', language, {}, Math.floor(hours / 24));
}

/** Where the Firestore console shows a document or a collection. */
function consoleLink(path: string): string {
  const at = `~2F${path.split('/').map(encodeURIComponent).join('~2F')}`;
  return `https://console.firebase.google.com/project/${config().projectId}/firestore/databases/-default-/data/${at}`;
}
