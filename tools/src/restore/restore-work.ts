import { imageObjectName } from '@qaysari/contract/listing/images';
import { getAuth } from 'firebase-admin/auth';
import { placeholder } from '../../../functions/src/auth/placeholder-account.ts';
import { collection, collectionGroup } from '../../../functions/src/platform/collections.ts';
import { firebaseApp } from '../../../functions/src/platform/firebase-app.ts';
import { bucket } from '../../../functions/src/platform/storage.ts';
import { isLockedOut } from '../../../functions/src/user/record.ts';
import { sessionsValidFrom } from '../../../functions/src/user/sessions.ts';
import { readUser } from '../../../functions/src/user/store.ts';
import type { LoggedEvents } from './log-events.ts';

/** What a restored project must forget, end or find again before people may come back. */
export interface RestoreWork {
  /** People who deleted their account since the backup, by the log or because the account is gone. */
  deleted: { uid: string; email: string }[];
  /** How many of them are not in the log, and the number of all people. */
  withoutAccount: { count: number; of: number };
  /** People whose sessions were ended since. */
  sessions: string[];
  /** People who were locked out since, by the log or because the account is disabled. */
  lockOuts: string[];
  /** Mails that waited at the time of the backup; most of them have arrived. */
  mails: { id: string; kind: string }[];
  /** Paths in `inbox` with a planned reminder: it was due a quarter of an hour after the backup at most. */
  reminders: string[];
  /** Paths of planned alerts: most were sent since the backup, and their mails are unknown. */
  alerts: string[];
  /** Ads with pictures that Cloud Storage does not have. */
  withoutPictures: string[];
  /** Accounts without a person in the backup: they signed up since. */
  accountsWithoutPerson: number;
}

/** Looks through everything that was restored, and reads each person and each ad once. Changes nothing. */
export async function findRestoreWork({
  deleted,
  sessionsEnded,
  lockedOut,
}: LoggedEvents): Promise<RestoreWork> {
  const accounts = await allAccounts();
  const people = await collection('users').get();
  const known = people.docs.map(readUser).filter((user) => user !== undefined);
  const present = known.filter((user) => !user.deletedAt);
  const isGone = (uid: string) => deleted.has(uid) || !accounts.has(uid);
  const staying = present.filter(({ id }) => !isGone(id));
  return {
    deleted: present.filter(({ id }) => isGone(id)).map(({ id, email }) => ({ uid: id, email })),
    withoutAccount: {
      count: present.filter(({ id }) => !accounts.has(id) && !deleted.has(id)).length,
      of: present.length,
    },
    sessions: staying
      .filter((user) => (sessionsEnded.get(user.id) ?? 0) > sessionsValidFrom(user))
      .map(({ id }) => id),
    lockOuts: staying
      .filter((user) => (lockedOut.get(user.id) ?? accounts.get(user.id)) && !isLockedOut(user))
      .map(({ id }) => id),
    mails: await waitingMails(),
    reminders: await planned('inbox', 'remindAt'),
    alerts: await planned('alertPlans', 'dueAt'),
    withoutPictures: await adsWithoutPictures(),
    accountsWithoutPerson: countStrangers(accounts, new Set(known.map(({ id }) => id))),
  };
}

/** Whether each account is disabled, by its uid. */
async function allAccounts(): Promise<Map<string, boolean>> {
  const known = new Map<string, boolean>();
  let page: string | undefined;
  do {
    const found = await getAuth(firebaseApp()).listUsers(1_000, page);
    for (const { uid, disabled } of found.users) known.set(uid, disabled);
    page = found.pageToken;
  } while (page !== undefined);
  return known;
}

function countStrangers(
  accounts: ReadonlyMap<string, boolean>,
  people: ReadonlySet<string>,
): number {
  return [...accounts.keys()].filter((uid) => !people.has(uid) && uid !== placeholder.uid).length;
}

async function waitingMails(): Promise<RestoreWork['mails']> {
  const { docs } = await collection('mail').where('state', 'in', ['waiting', 'sending']).get();
  return docs.map((mail) => ({ id: mail.id, kind: String(mail.get('kind')) }));
}

/** Paths of all documents with a planned time, of any user. */
async function planned(name: 'inbox' | 'alertPlans', field: string): Promise<string[]> {
  const { docs } = await collectionGroup(name).orderBy(field).select().get();
  return docs.map(({ ref }) => ref.path);
}

async function adsWithoutPictures(): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix: 'listings/' });
  const names = new Set(files.map(({ name }) => name));
  const { docs } = await collection('listings').select('images').get();
  const hasAll = (id: string, images: readonly string[]) =>
    images.every((hash) => names.has(imageObjectName(id, hash, 1280)));
  return docs
    .filter((ad) => !hasAll(ad.id, (ad.get('images') ?? []) as string[]))
    .map(({ id }) => id);
}

/** The numbers of what `--apply` does, and of what only people can do. */
function leftOf(work: RestoreWork): { byCommand: number; byHand: number } {
  const { deleted, sessions, lockOuts, mails, reminders, alerts, withoutPictures } = work;
  const all = [deleted, sessions, lockOuts, mails, reminders, alerts];
  return {
    byCommand: all.reduce((sum, each) => sum + each.length, 0),
    byHand: withoutPictures.length,
  };
}

/** More people than this cannot leave without a log entry: then Authentication has not been restored. */
const mostWithoutAccount = (people: number) => Math.max(3, people / 10);

/** Whether `--apply` would delete people who only lack an account because Authentication lost it, too. */
export function lacksAccounts({ withoutAccount: { count, of } }: RestoreWork): boolean {
  return count > mostWithoutAccount(of);
}

/** Whether nothing is left to do, or nothing after `--apply`. */
export function isRestored(work: RestoreWork, isApplied: boolean): boolean {
  const { byCommand, byHand } = leftOf(work);
  return byHand === 0 && (isApplied || byCommand === 0);
}

/** What staff read. It names people by their ids only: a terminal's history may keep it for long. */
export function describeWork(work: RestoreWork, isApplied: boolean): string {
  const lines = [
    line(
      'deleted again, as they were gone after the backup',
      work.deleted.map(({ uid }) => uid),
    ),
    line('signed out again', work.sessions),
    line('locked out again', work.lockOuts),
    line(
      'mails that are not sent again, as they may have arrived',
      work.mails.map(({ id, kind }) => `${id} (${kind})`),
    ),
    line('reminders that are not sent again', work.reminders),
    line('alerts of searches and favorites that are not sent again', work.alerts),
    line('ads whose pictures are missing in Cloud Storage', work.withoutPictures),
    `${work.accountsWithoutPerson} accounts are newer than the backup: these people sign up again.`,
  ];
  const { byCommand, byHand } = leftOf(work);
  if (byCommand > 0) lines.push(isApplied ? 'Done.' : 'Nothing is changed yet: add --apply.');
  if (byHand > 0) lines.push('Bring the pictures back: docs/operations.md, "Cloud Storage fails".');
  if (byCommand + byHand === 0) lines.push('Nothing is left to do.');
  return lines.join('\n');
}

function line(what: string, ids: readonly string[]): string {
  return [`${ids.length} ${what}`, ...ids.map((id) => `  ${id}`)].join('\n');
}
