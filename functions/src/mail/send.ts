import { error as logError } from 'firebase-functions/logger';
import { isPermanentFailure, sendOverSmtp } from '../platform/smtp.ts';
import { composeMail } from './compose.ts';
import { prepareMail } from './prepare.ts';
import { claimMail, recordMailResult } from './store.ts';

/**
 * Delays between tries within one run of the trigger. After these, Cloud Functions retries the trigger
 * with growing delays.
 */
const retryDelaysMs = [1_000, 4_000];

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Sends the mail with that id, once, however often it is called. Throws when the mail server could not be
 * reached, so that Cloud Functions retries.
 */
export async function sendMail(id: string): Promise<void> {
  const request = await claimMail(id);
  if (!request) return;
  try {
    const content = await prepareMail(request);
    if (!content) return await recordMailResult(id, 'needless');
    const { to, subject, text, html } = { to: content.to, ...composeMail(content) };
    await withRetries(() =>
      sendOverSmtp({ to, subject, text, html, messageId: `<${id}@mail.qaysari>` }),
    );
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const isFinal = isPermanentFailure(error);
    logError('a mail was not sent', { id, kind: request.kind, problem, isFinal });
    await recordMailResult(id, isFinal ? 'failed' : 'waiting', problem);
    if (isFinal) return;
    throw error;
  }
  await recordMailResult(id, 'sent');
}

async function withRetries(send: () => Promise<void>): Promise<void> {
  for (const ms of retryDelaysMs) {
    try {
      return await send();
    } catch (error) {
      if (isPermanentFailure(error)) throw error;
      await wait(ms);
    }
  }
  await send();
}
