import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { limits } from '@qaysari/contract/shared/limits';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock } from '../../../functions/src/platform/clock.ts';
import { randomFrom } from '../../../tools/src/random.ts';
import { AlertModel, type ModelAd, type ModelSearch } from '../../support/alert-model.ts';
import { baghdad, openAlertScene, type AlertScene } from '../../support/alert-scene.ts';
import { AlertsProcess } from '../../support/alerts-process.ts';
import { writeFigures } from '../../support/figures.ts';
import { emptyProject, environmentOf, isolatedApp } from '../../support/stack.ts';

/**
 * Random edits, approvals, prices and rates of ads, with saved searches. Each event is delivered three times and in
 * any order. The process that handles them is killed in some steps. The sent alerts equal those of the rules.
 */

const app = isolatedApp('alerts-replay');
const firestore = getFirestore(app);
const random = randomFrom('alerts');
export interface Form {
  steps: number;
  editsAStep: number;
  ads: number;
  searches: number;
  /** The process is killed once in this many steps. */
  stepsADeath: number;
  minutesAStep: number;
  /** The least number of alerts for a run that proves enough. */
  leastTold: number;
}
let form: Form;
const minuteMs = 60_000;

let time = baghdad('2026-11-25T09:00');
let scene: AlertScene;
const hearer = new AlertsProcess(environmentOf(app));
const model = new AlertModel();
const ads = new Map<string, ModelAd>();
const searches: ModelSearch[] = [];
let rate: { dinars: number } | undefined;

const somewhere = cityIds.slice(0, 4);
const something = categoryIds.slice(0, 4);
const words = ['مقهى', 'کتێبفرۆش', 'Bakery', 'صيدلية', 'Hilux'];
/** The same trades, some with a name in another language. */
const searchedWords = ['کافێ', 'کتێبفرۆش', 'مخبز', 'pharmacy', 'Hilux'];
const prices = {
  usd: [5_000, 9_000, 10_000, 12_000, 20_000],
  iqd: [7e6, 12e6, 15e6, 3e7],
} as const;

beforeAll(async () => {
  await emptyProject(app);
  clock.now = () => time;
  scene = await openAlertScene();
  for (const uid of ['sara', 'hana', 'owner']) {
    await firestore.doc(`users/${uid}`).set({ username: uid, email: `${uid}@example.com` });
  }
});
afterAll(async () => {
  await hearer.end();
  clock.now = () => Date.now();
});

function anyAd(id: string): ModelAd {
  const currency = random.pick(['usd', 'iqd'] as const);
  return {
    ...{ id, currency, price: random.pick(prices[currency]) },
    title: `${random.pick(words)} ${random.pick(words)}`,
    category: random.pick(something),
    location: random.pick(somewhere),
    ...{ status: 'pending', availability: 'forSale' },
  };
}

function edited(ad: ModelAd): ModelAd {
  const kind = random.next();
  if (kind < 0.25) return { ...ad, status: 'approved' };
  if (kind < 0.33) return { ...ad, status: random.pick(['pending', 'rejected'] as const) };
  if (kind < 0.45) return { ...ad, availability: random.pick(['sold', 'hidden'] as const) };
  if (kind < 0.6) return { ...ad, availability: 'forSale' };
  const { price, currency, title, category, location } = anyAd(ad.id);
  if (kind < 0.75) return { ...ad, price, currency: random.next() < 0.8 ? ad.currency : currency };
  return kind < 0.88 ? { ...ad, title } : { ...ad, category, location };
}

/** Whether the sweep has left something due. */
async function isSomethingDue(): Promise<boolean> {
  const now = Timestamp.fromMillis(time);
  const due = firestore.collectionGroup('alertPlans').where('dueAt', '<=', now);
  return !(await due.limit(1).get()).empty;
}

async function store(ad: ModelAd): Promise<void> {
  const { id, ...fields } = ad;
  if (ads.has(id)) await scene.alter(id, fields);
  else await scene.write(id, { ...fields, owner: 'owner' });
  ads.set(id, ad);
  model.putAd(ad, time);
}

/** Each person may have 20. */
async function saveSomething(): Promise<void> {
  const currency = random.pick(['usd', 'iqd'] as const);
  const price = random.pick(prices[currency]);
  const queries = [
    `location=${random.pick(somewhere)}`,
    `category=${random.pick(something)}`,
    `category=${random.pick(something)}&location=${random.pick(somewhere)}`,
    `priceCurrency=${currency}&maxPrice=${price}`,
    `currency=${currency}&minPrice=${price}`,
    `search=${encodeURIComponent(random.pick(searchedWords))}`,
  ];
  const uid = random.pick(['sara', 'hana']);
  if (searches.filter(({ id }) => id.startsWith(uid)).length >= form.searches / 2) return;
  const hash = await scene.save(uid, random.pick(queries));
  const id = `${uid}/${hash}`;
  if (searches.some((each) => each.id === id)) return;
  const saved = await firestore.doc(`users/${uid}/savedSearches/${hash}`).get();
  const frequency = random.pick(['daily', 'daily', 'weekly'] as const);
  await scene.change(uid, hash, { frequency });
  const query = saved.get('filter') as string;
  searches.push({ ...{ id, query, frequency }, isActive: true, seenAt: time });
  model.putSearch(searches.at(-1)!);
}

async function pauseSomething(): Promise<void> {
  const search = random.pick(searches);
  search.isActive = !search.isActive;
  const [uid = '', hash = ''] = search.id.split('/');
  await scene.change(uid, hash, { isPaused: !search.isActive });
  model.putSearch(search);
}

async function setRate(): Promise<void> {
  rate = { dinars: random.pick([140_000, 151_000, 165_000]) };
  const settled = { ...rate, source: 'Kifah', date: Timestamp.fromMillis(time) };
  await firestore.collection('rates').add({ ...settled, status: 'accepted', settled });
  // Instances cache a rate for a minute.
  time += 2 * minuteMs;
}

/** A random number of transactions, from one to `most`. */
const deathAfter = (most: number) => Math.ceil(random.next() * most);

async function step(number: number): Promise<void> {
  time += form.minutesAStep * minuteMs;
  if (number % 20 === 0) await setRate();
  if (searches.length < form.searches) await saveSomething();
  else if (random.next() < 0.3) await pauseSomething();
  time += minuteMs;
  const ids = random
    .shuffled(Array.from({ length: form.ads }, (_, at) => `ad-${at}`))
    .slice(0, form.editsAStep);
  await Promise.all(ids.map((id) => store(ads.has(id) ? edited(ads.get(id)!) : anyAd(id))));
  time += minuteMs;
  const late = random.shuffled([...ads.keys()]).slice(0, 10);
  const events = random.shuffled([...ids, ...ids, ...ids, ...late]);
  await hearer.run(time, events, number % form.stepsADeath === 0 ? deathAfter(12) : undefined);
  for (const id of [...ids, ...late]) model.hear(id, time, rate);
  time += minuteMs;
  await hearer.run(
    time,
    [undefined, undefined],
    (await isSomethingDue()) ? deathAfter(4) : undefined,
  );
  while (await isSomethingDue()) await hearer.run(time, [undefined]);
  model.sweep(time, rate);
}

export function proveAlertsReplay(given: Form): void {
  form = given;
  const { steps, editsAStep, stepsADeath } = form;
  test('equals a brute-force replay: no alert is lost or sent twice', async () => {
    for (let number = 0; number < steps; number++) await step(number);
    const { docs } = await firestore.collection('mail').get();
    const sent = docs.flatMap((each) => {
      const { uid, search, news } = each.data() as {
        uid: string;
        search: string;
        news: { listing: string; reason: string }[];
      };
      return news.map(({ listing, reason }) => `${uid}/${search} ${listing} ${reason}`);
    });
    // A full digest would only link to the rest, so none may be full.
    const longest = Math.max(...docs.map((each) => (each.get('news') as unknown[]).length));
    expect(longest).toBeLessThan(limits.alertsRead);
    expect(model.mostWaiting).toBeLessThanOrEqual(limits.alertsRead);
    expect(sent.toSorted()).toEqual(model.sent.toSorted());
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent.length).toBeGreaterThanOrEqual(form.leastTold);
    expect(hearer.kills).toBeGreaterThanOrEqual(steps / stepsADeath);
    writeFigures({ edits: steps * editsAStep, deaths: hearer.kills, sent: sent.length });
  }, 900_000);
}
