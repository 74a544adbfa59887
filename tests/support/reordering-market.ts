import type { DocumentData } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { allSearchEntries } from '../../functions/src/listing/write-store.ts';
import { addSubscription } from '../../functions/src/notification/subscription-store.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { allCollections, collectionGroup } from '../../functions/src/platform/collections.ts';
import {
  accountsSwept,
  deletionsSwept,
  looseImagesSwept,
  mailsSwept,
  remindersSwept,
} from '../../functions/src/schedules.ts';
import { openSearchIndex } from '../../functions/src/search/search-index.ts';
import type { Random } from '../../tools/src/random.ts';
import { isOfStaff, play } from './reordering-history.ts';
import { type Choices, leave, openScene, people } from './reordering-scene.ts';
import { EventJournal, type WriteEvent, deliver, withoutTimes } from './event-journal.ts';
import type { HostileSmtp } from './hostile-smtp.ts';
import type { PushBrowser } from './push-browser.ts';

/** How the events of a history reach the triggers. */
export interface Delivery {
  /** Called after each step of the history. */
  after(events: readonly WriteEvent[], journal: EventJournal, isPrompt: boolean): Promise<void>;
  /** Called at the end. Delivers all that is left. */
  rest(journal: EventJournal): Promise<void>;
  sweeps(journal: EventJournal): Promise<void>;
}

const sweeps = [mailsSwept, deletionsSwept, looseImagesSwept, accountsSwept, remindersSwept];

/** Delivers each event once, immediately and in order, with all events that follow from it. */
export function inOrder(): Delivery {
  const drain = async (events: readonly WriteEvent[], journal: EventJournal): Promise<void> => {
    for (const event of events) {
      const [, more] = await journal.during(() => deliver(event));
      await drain(more, journal);
    }
  };
  return {
    after: drain,
    rest: () => Promise.resolve(),
    async sweeps(journal) {
      for (const swept of sweeps) await drain((await journal.during(swept))[1], journal);
    },
  };
}

const timesEach = 3;

/**
 * Delivers each event three times, in any order, and long after newer ones; at the end some at once. A change by staff
 * is delivered once before they continue: a decision that is replaced before its event has no effect.
 */
export function reordered(random: Random): Delivery {
  const waiting: WriteEvent[] = [];
  const add = (events: readonly WriteEvent[], times = timesEach) => {
    for (const event of events) for (let n = 0; n < times; n += 1) waiting.push(event);
  };
  const deliverSome = async (journal: EventJournal, atOnce: number) => {
    const some = Array.from({ length: Math.min(atOnce, waiting.length) }, () => {
      const place = random.whole(0, waiting.length - 1);
      return waiting.splice(place, 1)[0] as WriteEvent;
    });
    add((await journal.during(() => Promise.all(some.map(deliver))))[1]);
  };
  const takeEffect = async (events: readonly WriteEvent[], journal: EventJournal) => {
    for (const event of events) {
      if (event.collection === 'mail') add([event]);
      else {
        const [, more] = await journal.during(() => deliver(event));
        add([event], timesEach - 1);
        await takeEffect(more, journal);
      }
    }
  };
  return {
    async after(events, journal, isPrompt) {
      if (isPrompt) await takeEffect(events, journal);
      else add(events);
      for (let n = random.whole(0, 2); n > 0; n -= 1) await deliverSome(journal, 1);
      if (random.chance(0.1)) add((await journal.during(random.pick(sweeps)))[1]);
    },
    async rest(journal) {
      while (waiting.length > 0) await deliverSome(journal, random.whole(1, 3));
    },
    async sweeps(journal) {
      for (const swept of random.shuffled([...sweeps, ...sweeps])) {
        add((await journal.during(() => Promise.all([swept(), swept()])))[1]);
      }
      await this.rest(journal);
    },
  };
}

/** Compared by content, because their ids are random. */
const unnamed = ['mail', 'audit', 'reportEvidence', 'originals'] as const;
/** Not compared by path: counts, secrets, data without a final state, and browsers, which failed pushes remove. */
const apart: readonly string[] = [
  ...unnamed,
  ...['rateLimits', 'verificationCodes', 'searchChunks', 'pushSubscriptions', 'looseImages'],
];

/** Mails that are sent only while they are true: not to a locked-out person, or about a reverted measure. */
const whileTrue: readonly unknown[] = ['measureTaken', 'partnerLockedOut', 'reportDecided'];

/** A document without the fields that depend on whether such a mail was still needed when it was due. */
function comparable(data: DocumentData): DocumentData {
  const { state: _state, sentAt: _sentAt, ...rest } = data;
  return whileTrue.includes(data['kind']) ? rest : data;
}

export interface Outcome {
  statuses: (number | undefined)[];
  documents: Record<string, unknown>;
  /** The content of documents with random ids. */
  said: Record<string, string[]>;
  found: string[];
  /** The Message-IDs of sent mails, without their domain. */
  mails: string[];
  /** The notifications of each browser, in order: person, conversation and message. */
  notified: string[];
  events: number;
}

export interface Outside {
  origin: string;
  smtp: HostileSmtp;
  browsers: ReadonlyMap<string, PushBrowser>;
}

/** Plays a history in the empty project. Returns the outcome. */
export async function playHistory(
  history: readonly Choices[],
  delivery: Delivery,
  { origin, smtp, browsers }: Outside,
): Promise<Outcome> {
  smtp.taken.length = 0;
  const scene = await openScene(origin);
  for (const [uid, browser] of browsers) {
    browser.received.length = 0;
    await addSubscription(uid, { ...browser.subscription, language: 'en', validFrom: 0 });
  }
  const journal = new EventJournal();
  await journal.begin();
  const statuses: Outcome['statuses'] = [];
  for (const choices of history) {
    const [status, events] = await journal.during(() => play(scene, choices));
    statuses.push(status);
    await delivery.after(events, journal, isOfStaff(choices));
  }
  const [left, events] = await journal.during(() => leave(scene, people[1]));
  await delivery.after(events, journal, false);
  await delivery.rest(journal);
  // So long after the last message, reminders are due.
  const now = clock.now();
  const later = vi.spyOn(clock, 'now').mockReturnValue(now + 20 * 60_000);
  try {
    await delivery.sweeps(journal);
  } finally {
    later.mockRestore();
  }
  const mails = smtp.taken.map(({ raw }) => /^Message-ID: <([^@]*)@/im.exec(raw)?.[1] ?? '');
  return {
    ...{ statuses: [...statuses, left], mails, events: journal.events.length },
    ...(await allThatIs()),
    found: await openSearchIndex(allSearchEntries).ids(),
    notified: [...browsers].flatMap(([uid, { received }]) =>
      received.map(({ payload }) => `${uid} ${payload['tag']} ${String(payload['id'])}`),
    ),
  };
}

async function allThatIs() {
  const documents: Record<string, unknown> = {};
  const said: Record<string, string[]> = {};
  for (const name of unnamed) {
    const { docs } = await collectionGroup(name).get();
    said[name] = docs.map((each) => JSON.stringify(withoutTimes(comparable(each.data())))).sort();
  }
  for (const [name] of allCollections()) {
    if (apart.includes(name)) continue;
    const { docs } = await collectionGroup(name).get();
    // A tombstone counts as a missing document.
    const left = docs.filter((each) => each.get('goneAt') === undefined);
    for (const each of left) documents[each.ref.path] = withoutTimes(each.data());
  }
  return { documents, said };
}
