import type { RestoreWork } from './restore-work.ts';

/** The numbers of what `--apply` does, and of what only people can do. */
function leftOf(work: RestoreWork): { byCommand: number; byHand: number } {
  const { deleted, sessions, lockOuts, mails, reminders, alerts, withoutPictures } = work;
  const all = [deleted, sessions, lockOuts, mails, reminders, alerts];
  return {
    byCommand: all.reduce((sum, each) => sum + each.length, 0),
    byHand: withoutPictures.length,
  };
}

/** More people than that do not leave unnoticed by the log: Authentication has not been restored. */
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

/** What staff read. It names people by their ids only: it may stand in a terminal's history for long. */
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
