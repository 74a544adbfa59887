import { error as logError } from 'firebase-functions/logger';
import { isRefusedForGood, sendLetter } from '../platform/smtp.ts';
import { composeMail } from './compose.ts';
import { prepareMail } from './prepare.ts';
import { claimMail, settleMail } from './store.ts';

/** Between tries within one delivery; beyond them the platform delivers again, ever more slowly. */
const backoffMs = [1_000, 4_000];

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Sends the mail with that id, once, however often it is called. Throws when the mail server could not
 * be reached, so that it is called again later.
 */
export async function sendMail(id: string): Promise<void> {
  const request = await claimMail(id);
  if (!request) return;
  try {
    const content = await prepareMail(request);
    if (!content) return await settleMail(id, 'needless');
    const { to, subject, text, html } = { to: content.to, ...composeMail(content) };
    await withBackoff(() =>
      sendLetter({ to, subject, text, html, messageId: `<${id}@mail.qaysari>` }),
    );
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const isFinal = isRefusedForGood(error);
    logError('a mail was not sent', { id, kind: request.kind, problem, isFinal });
    await settleMail(id, isFinal ? 'failed' : 'waiting', problem);
    if (isFinal) return;
    throw error;
  }
  await settleMail(id, 'sent');
}

async function withBackoff(send: () => Promise<void>): Promise<void> {
  for (const ms of backoffMs) {
    try {
      return await send();
    } catch (error) {
      if (isRefusedForGood(error)) throw error;
      await after(ms);
    }
  }
  await send();
}
