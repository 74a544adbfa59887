import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes } from 'node:crypto';
import { write } from 'firebase-functions/logger';
import { config } from './config.ts';

/** What is written down of security: who signed in, what was refused, what changed (docs/security.md). */
export type SecurityEvent =
  | 'signedUp'
  | 'signedIn'
  | 'signInFailed'
  | 'signedOutEverywhere'
  | 'signedOut'
  | 'deviceSignedOut'
  | 'dataAsked'
  | 'dataDownloaded'
  | 'codeWrong'
  | 'phoneCodeSent'
  | 'phoneConfirmed'
  | 'refused'
  | 'passwordChanged'
  | 'emailChanged'
  | 'emailRestored'
  | 'identityLinked'
  | 'accountDeleted'
  | 'investorModerated'
  | 'listingModerated'
  | 'userBlocked'
  | 'userUnblocked'
  | 'reported'
  | 'caseDecided'
  | 'objected';

interface RequestOrigin {
  requestId: string;
  address: string;
}

const current = new AsyncLocalStorage<RequestOrigin>();

/** Runs the work of one request. Events in it carry the request's id and the hash of its address. */
export function inRequest<Result>(origin: RequestOrigin, work: () => Result): Result {
  return current.run(origin, work);
}

/**
 * Writes one structured line to the log. `facts` hold ids and short words only: no name, no address, no
 * text of a user.
 */
export function securityEvent(
  kind: SecurityEvent,
  facts: Readonly<Record<string, string | number | boolean | undefined>> = {},
): void {
  const origin = current.getStore();
  write({
    severity: 'NOTICE',
    message: `security: ${kind}`,
    securityEvent: kind,
    ...facts,
    ...(origin && { requestId: origin.requestId, addressHash: hashAddress(origin.address) }),
  });
}

/** Addresses are few enough to try all, so their hash needs a key. */
let randomKey: Buffer | undefined;

function hashAddress(address: string): string {
  const key = config().addressHashKey ?? (randomKey ??= randomBytes(32));
  return createHmac('sha256', key).update(address).digest('base64url').slice(0, 16);
}
