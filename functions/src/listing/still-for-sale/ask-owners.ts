import { limits } from '@qaysari/contract/shared/limits';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import { queueMail } from '../../mail/store.ts';
import { clock } from '../../platform/clock.ts';
import { collection } from '../../platform/collections.ts';
import { FieldValue, Timestamp, firestore } from '../../platform/firestore.ts';
import { type SweepOptions, sweep } from '../../platform/sweep.ts';
import { type UserRecord, isActive } from '../../user/public.ts';
import { changeUser, findUserIn } from '../../user/store.ts';
import { isListed } from '../policy.ts';
import { type ListingRecord, readListing } from '../record.ts';
import { readInternals, readWhole, writeWhole } from '../whole-listing.ts';
import { correctListing } from '../write-store.ts';
import { inDays, lastOwnerActivity, withoutQuestion } from './owner-activity.ts';

const listings = () => collection('listings');
const internals = () => collection('listingInternals');

/**
 * Asks owners whether ads are still for sale of which nobody has heard for 30 days, and marks those that stay
 * unanswered for a week; the longest due first. May run twice, also concurrently.
 */
export async function askOwners(options: SweepOptions): Promise<void> {
  const due = internals().where('checkAt', '<=', inDays(0)).orderBy('checkAt');
  const asked = new Set<string>();
  await sweep(
    due.select('owner', 'checkAt'),
    async (plan) => {
      const listing = await listings().doc(plan.id).get();
      // Staff have deleted it in the console.
      if (!listing.exists) return void (await plan.ref.delete());
      if (listing.get('askedAt') !== undefined) return markUnanswered(plan.id);
      const owner = String(plan.get('owner'));
      if (asked.has(owner)) return;
      asked.add(owner);
      await askOwner(owner);
    },
    options,
  );
}

/**
 * Asks one owner, by one mail about all ads that are due now or in the next week, and not twice in a week. The
 * mail is one write with the question of each ad, and its id follows from the plan.
 */
async function askOwner(uid: string): Promise<void> {
  const planned = internals()
    .where('owner', '==', uid)
    .where('checkAt', '<=', inDays(limits.answerDays))
    .orderBy('checkAt');
  await firestore().runTransaction(async (transaction) => {
    const owner = await findUserIn(transaction, uid);
    const open = (await readPlanned(transaction, planned)).filter(
      ({ listing }) => listing.get('askedAt') === undefined,
    );
    const first = open[0]?.checkAt;
    if (!first || first > inDays(0)) return;
    const listed = open.filter(({ listing }) => isToBeAsked(listing, owner));
    for (const each of open.filter((other) => !listed.includes(other))) forget(transaction, each);
    if (!isActive(owner) || listed.length === 0) return;
    const free = askedAgainFrom(owner);
    if (free > clock.now()) {
      for (const { plan } of listed.filter(isDue)) {
        transaction.update(plan, { checkAt: Timestamp.fromMillis(free) });
      }
      return;
    }
    if (!listed.some(isDue)) return;
    for (const { listing, plan } of listed) {
      transaction.update(listing.ref, { askedAt: inDays(0) });
      transaction.update(plan, { checkAt: inDays(limits.answerDays) });
    }
    changeUser(transaction, uid, { askedForSaleAt: inDays(0) });
    const { email, language = 'ar' } = owner;
    const ids = listed.map(({ listing }) => listing.id);
    const request = { kind: 'stillForSale', whom: email, language, uid, listings: ids } as const;
    queueMail(transaction, request, `stillForSale:${uid}:${first.toMillis()}`);
  });
}

/** An ad and when the sweep looks at it next. */
interface Planned {
  listing: DocumentSnapshot;
  plan: DocumentReference;
  checkAt: Timestamp;
}

/** Reads the ads of these plans, in the order of the plans. */
async function readPlanned(transaction: Transaction, plans: Query): Promise<Planned[]> {
  const { docs } = await transaction.get(plans);
  if (docs.length === 0) return [];
  const found = await transaction.getAll(...docs.map(({ id }) => listings().doc(id)));
  return docs.flatMap((plan, index) => {
    const listing = found[index];
    const checkAt = plan.get('checkAt') as Timestamp;
    return listing?.exists ? { listing, plan: plan.ref, checkAt } : [];
  });
}

const isDue = ({ checkAt }: Planned) => checkAt <= inDays(0);

/** When the owner may be asked again, in milliseconds. */
function askedAgainFrom({ askedForSaleAt }: UserRecord): number {
  const weekMs = inDays(limits.answerDays).toMillis() - clock.now();
  return (askedForSaleAt?.toMillis() ?? -Infinity) + weekMs;
}

function isToBeAsked(snapshot: DocumentSnapshot, owner: UserRecord | undefined): boolean {
  const listing = readListing(snapshot.id, snapshot.data() ?? {});
  return listing !== undefined && isListed(listing) && isActive(owner);
}

/** Nobody finds this ad now. Of somebody who is let in again it is asked later; others get a new plan with it. */
function forget(transaction: Transaction, { listing, plan }: Planned): void {
  const isLockedOut = listing.get('isOwnerLockedOut') === true;
  transaction.update(plan, {
    checkAt: isLockedOut ? inDays(limits.answerDays) : FieldValue.delete(),
  });
}

/** Says of an ad since when it is not confirmed, when the time for an answer is over. */
async function markUnanswered(id: string): Promise<void> {
  await correctListing(id, async (document, transaction) => {
    const { askedAt, checkAt } = document as Partial<Record<string, unknown>>;
    const isOver = checkAt instanceof Timestamp && checkAt <= inDays(0);
    if (askedAt === undefined || !isOver) return undefined;
    const listing = readListing(id, document);
    const owner = await findUserIn(transaction, String(document['owner']));
    const rest = withoutQuestion(document);
    if (listing && isListed(listing) && isActive(owner)) {
      return { ...rest, askedAt, unconfirmedSince: markOf(listing) };
    }
    // A locked-out owner could not answer: they are asked again.
    const isLockedOut = document['isOwnerLockedOut'] === true;
    return isLockedOut ? { ...rest, checkAt: inDays(limits.answerDays) } : rest;
  });
}

const markOf = (listing: ListingRecord) => Timestamp.fromDate(lastOwnerActivity(listing));

/**
 * Plans the question for listed ads of before there was one, and imported ones. Those that are due long since are
 * spread over a week: mail servers distrust a sender who suddenly writes to many. Safe to call again. Returns for how
 * many.
 */
export async function planQuestions(): Promise<number> {
  let planned = 0;
  const approved = listings().where('status', '==', 'approved');
  const first = approved.select('unconfirmedSince').limit(planPageSize);
  let page = await first.get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    const plans = await readInternals(page.docs.map(({ id }) => id));
    const unplanned = page.docs.filter((each, index) =>
      isUnplanned({ ...each.data(), ...plans[index] }),
    );
    for (const { id } of unplanned) {
      if (await plan(id, planned % (24 * limits.answerDays))) planned++;
    }
    page = await first.startAfter(last).get();
  }
  return planned;
}

const planPageSize = 500;

const isUnplanned = ({ checkAt, unconfirmedSince }: DocumentData) =>
  checkAt === undefined && unconfirmedSince === undefined;

function plan(id: string, hours: number): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const document = await readWhole(transaction, id);
    const listing = document && readListing(id, document);
    if (!listing || !isListed(listing) || !isUnplanned(document)) return false;
    const ageMs = clock.now() - lastOwnerActivity(listing).getTime();
    const due = inDays(limits.askAgainDays).toMillis() - ageMs;
    const earliest = inDays(hours / 24).toMillis();
    const checkAt = Timestamp.fromMillis(Math.max(due, earliest));
    writeWhole(transaction, id, { ...document, checkAt });
    return true;
  });
}
