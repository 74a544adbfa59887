import { config } from './config.ts';

/** A short message to a phone. */
export interface Sms {
  /** E.164. */
  to: string;
  text: string;
}

/** `refused`: the provider takes no message for this number. `failed`: this once. */
export type SmsResult = 'sent' | 'refused' | 'failed';

/** Sends short messages. There is one provider; another needs another function of this type. */
export type SmsProvider = (sms: Sms, signal: AbortSignal) => Promise<SmsResult>;

/** Somebody waits for the answer. */
const timeoutMs = 8_000;

/** Whether this installation sends short messages. */
export function canSendSms(): boolean {
  return config().sms !== undefined;
}

/** Hands a message to the provider. Throws where this installation has none. */
export async function sendSms(sms: Sms): Promise<SmsResult> {
  const settings = config().sms;
  if (!settings) throw new Error('SMS_URL is not set: no short message can be sent.');
  try {
    return await twilio(settings)(sms, AbortSignal.timeout(timeoutMs));
  } catch {
    return 'failed';
  }
}

/** What Twilio answers for a number that cannot get messages: wrong, unreachable, landline, opted out, not allowed. */
const refusals = [21211, 21214, 21408, 21610, 21612, 21614];

/**
 * Twilio's call `Messages`, which other providers and the local catcher offer as well. `url` holds account and
 * key: `https://{account}:{key}@api.twilio.com`.
 */
function twilio({ url, from }: { url: string; from: string }): SmsProvider {
  const { origin, username, password } = new URL(url);
  const credentials = Buffer.from(`${username}:${password}`).toString('base64');
  return async ({ to, text }, signal) => {
    const answer = await fetch(`${origin}/2010-04-01/Accounts/${username}/Messages.json`, {
      method: 'POST',
      headers: { Authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      redirect: 'error',
      signal,
    });
    if (answer.ok) return 'sent';
    const problem = (await answer.json().catch(() => ({}))) as { code?: unknown };
    return refusals.includes(Number(problem.code)) ? 'refused' : 'failed';
  };
}
