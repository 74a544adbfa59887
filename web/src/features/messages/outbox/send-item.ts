import type { Message } from '@qaysari/contract/message/types';
import { defaultLanguage } from '@qaysari/contract/shared/languages';
import { sendMessage } from '@qaysari/contract/message/calls';
import { languageOfPath } from '../../../i18n/language.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiFailure } from '../../../lib/api/failure.ts';
import { currentPerson } from '../../../lib/session/token.ts';
import type { OutboxItem } from './outbox-items.ts';
import type { Outcome } from './outbox-sender.ts';

/** Longer waits are reported to the person: the limit of new people, for example, lasts a day. */
const longestWaitMs = 2 * 60_000;

/** Sends a message of the outbox. It never throws for what the network or the server does. */
export async function sendItem(
  person: string,
  { key, receiver, body }: OutboxItem,
  onSent: (message: Message) => void,
): Promise<Outcome> {
  try {
    const message = await callApi(sendMessage, {
      language: languageOfPath(location.pathname) ?? defaultLanguage,
      body: { ...body, receiver },
      idempotencyKey: key,
      person,
    });
    onSent(message);
    return { type: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return outcomeOf(error, currentPerson() === person);
  }
}

/** What a failed call means for the message. `isSignedIn`: as the sender. */
export function outcomeOf(failure: ApiFailure, isSignedIn: boolean): Outcome {
  const { status, fields, retryAfterMs, isTransient } = failure;
  // There is no form whose fields could be marked.
  const [text = failure.text] = Object.values(fields);
  if (status === 401) return isSignedIn ? { type: 'later' } : { type: 'stopped' };
  const isBusy = status === 408 || (status === 429 && retryAfterMs <= longestWaitMs);
  if (isTransient || isBusy) return { type: 'later', afterMs: retryAfterMs };
  // A block may be lifted, and a limit passes.
  const canRetry = status === 403 || status === 429;
  return {
    type: 'refused',
    failure: { text, canRetry },
    isAboutReceiver: canRetry || status === 404,
  };
}
