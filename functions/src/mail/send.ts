import { error as logError } from 'firebase-functions/logger';
import { setTimeout as wait } from 'node:timers/promises';
import { describeMailProblem, isPermanentFailure, sendOverSmtp } from '../platform/smtp.ts';
import { composeMail } from './compose.ts';
import { prepareMail } from './prepare.ts';
import { claimMail, deliveryMs, maxAttempts, recordMailResult, type MailClaim } from './store.ts';

/** The mail is not sent yet: somebody must call `sendMail` again. Has no personal data. */
export class MailDelayed extends Error {
  override name = 'MailDelayed';
}

export interface SendTiming {
  /** For everything that one call does. */
  deadlineMs: number;
  /** Pauses between the tries of one call. */
  pausesMs: readonly number[];
}

const defaultTiming: SendTiming = { deadlineMs: deliveryMs, pausesMs: [1_000, 4_000] };

/**
 * Sends the mail with that id, once, however often it is called. Throws MailDelayed while it is not sent,
 * so that Cloud Functions delivers the event again: also while another process may be sending it, because
 * that process may have died.
 */
export async function sendMail(id: string, timing: SendTiming = defaultTiming): Promise<void> {
  const signal = AbortSignal.timeout(timing.deadlineMs);
  const claim = await unlessAborted(signal, claimMail(id));
  if (claim === 'done') return;
  if (claim === 'exhausted') return logGivenUp(id, 'no delivery came to its end');
  if (claim === 'later') throw new MailDelayed(`mail ${id} is not due, or is being sent`);
  try {
    const isNeeded = await prepareAndSend(claim, signal, timing.pausesMs);
    await recordMailResult(claim, isNeeded ? 'sent' : 'needless');
  } catch (error) {
    await recordFailure(claim, error);
  }
}

/** False when there is nobody to write to. */
async function prepareAndSend(
  { id, attempt, request }: MailClaim,
  signal: AbortSignal,
  pausesMs: readonly number[],
): Promise<boolean> {
  const content = await unlessAborted(signal, prepareMail(request));
  if (!content) return false;
  const composed = composeMail(content);
  // A later attempt has a new code, which replaces the one before: mail systems must not drop it as a copy.
  const name = content.code === undefined ? id : `${id}.${attempt}`;
  const mail = {
    ...{ to: content.to, ...composed, messageId: `<${name}@mail.qaysari>` },
    oneClickUnsubscribe: content.unsubscribe?.oneClick,
  };
  for (const ms of pausesMs) {
    try {
      await sendOverSmtp(mail, signal);
      return true;
    } catch (error) {
      if (isPermanentFailure(error) || signal.aborted) throw error;
      await wait(ms, undefined, { signal });
    }
  }
  await sendOverSmtp(mail, signal);
  return true;
}

async function recordFailure(claim: MailClaim, error: unknown): Promise<void> {
  const { id, attempt, request } = claim;
  const problem = describeMailProblem(error);
  const isFinal = isPermanentFailure(error);
  const isGivenUp = !isFinal && attempt >= maxAttempts;
  logError('a mail was not sent', { id, kind: request.kind, attempt, problem, isFinal });
  await recordMailResult(claim, isFinal || isGivenUp ? 'failed' : 'waiting', problem);
  if (isGivenUp) return logGivenUp(id, problem);
  // Not `error` itself: the platform logs what is thrown, and mail servers repeat addresses.
  if (!isFinal) throw new MailDelayed(`mail ${id} was not sent: ${problem}`);
}

function logGivenUp(id: string, problem: string): void {
  logError('a mail was given up', { id, problem });
}

/** The result, or the signal's error as soon as that is aborted. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, aborted]);
}
