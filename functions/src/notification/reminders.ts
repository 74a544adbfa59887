import { queueMail } from '../mail/store.ts';
import { type Sides, inboxReference } from '../message/public.ts';
import { clock } from '../platform/clock.ts';
import { collectionGroup } from '../platform/collections.ts';
import { FieldValue, Timestamp, firestore } from '../platform/firestore.ts';
import { type SweepOptions, sweep } from '../platform/sweep.ts';
import { findUnread } from './store.ts';

/**
 * Takes up the reminders that are due, the earliest first. `remindAt` is set when something becomes unread and
 * removed by reading.
 */
export async function sendDueReminders(options: SweepOptions): Promise<void> {
  const now = Timestamp.fromMillis(clock.now());
  const due = collectionGroup('inbox').where('remindAt', '<=', now).orderBy('remindAt');
  await sweep(
    due.select('partner', 'remindAt'),
    async (document) => {
      const me = document.ref.parent.parent?.id ?? '';
      await remind({ me, partner: String(document.get('partner')) });
    },
    options,
  );
}

/**
 * Asks for the mail of a reminder that is due, at most once until somebody has read and not read again: the
 * mail and the end of the plan are one write, and the mail's id follows from the plan. May run twice and at
 * once.
 */
async function remind(sides: Sides): Promise<void> {
  const inbox = inboxReference(sides);
  await firestore().runTransaction(async (transaction) => {
    const planned = (await transaction.get(inbox)).data();
    const remindAt: unknown = planned?.['remindAt'];
    const now = Timestamp.fromMillis(clock.now());
    if (!(remindAt instanceof Timestamp) || remindAt > now) return;
    const isTold = planned?.['remindedAt'] !== undefined;
    const unread = isTold ? undefined : await findUnread(sides, transaction);
    const ended = { remindAt: FieldValue.delete(), ...(unread && { remindedAt: now }) };
    transaction.update(inbox, ended);
    if (!unread) return;
    const { email, language } = unread;
    const { me: uid, partner } = sides;
    const request = { kind: 'unreadMessages', whom: email, language, uid, partner } as const;
    queueMail(transaction, request, `reminder:${inbox.path}:${remindAt.toMillis()}`);
  });
}
