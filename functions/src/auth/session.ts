import { limits } from '@qaysari/contract/shared/limits';
import type { Language } from '@qaysari/contract/shared/languages';
import type { logoutEverywhere as logoutEverywhereEndpoint } from '@qaysari/contract/account/calls';
import type { getLiveAccess as getLiveAccessEndpoint } from '@qaysari/contract/message/calls';
import { randomUUID } from 'node:crypto';
import { removeSubscriptionsOfSession } from '../notification/public.ts';
import { createLiveToken, createSessionCookie } from '../platform/accounts.ts';
import { signInNeeded } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { config } from '../platform/config.ts';
import { deviceOf } from '../platform/device.ts';
import { firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { instanceRateLimit } from '../platform/instance-rate-limit.ts';
import { securityEvent } from '../platform/security-log.ts';
import { addSession } from '../session/store.ts';
import {
  endSessions,
  followLanguage,
  forgetNextPage,
  isActive,
  rememberBrowser,
  sessionsValidFrom,
  type UserRecord,
} from '../user/public.ts';
import { findUser, findUserIn } from '../user/store.ts';

/** Whose session begins, and from when the sessions of this user were valid at that moment. */
export interface SessionStart {
  uid: string;
  validFrom: number;
}

/** Where somebody signs in: what the request of a handler says of it. */
interface SignInPlace {
  userAgent?: string | undefined;
  /** Hash of the secret of the browser, which is known from now on. */
  browser?: string | undefined;
  /** Of the page. Our mails follow it while nobody has chosen a language. */
  language?: Language;
}

/**
 * The start of a session. Read the user before the proof of who it is: then a session does not outlive a
 * change of the password that was made during that proof.
 */
export function sessionStartOf(user: UserRecord): SessionStart {
  return { uid: user.id, validFrom: sessionsValidFrom(user) };
}

/** Right passwords are not counted otherwise, and each begins a session. */
const takeSignIn = instanceRateLimit({ limit: limits.writesPerMinute, seconds: 60 });

/**
 * Creates a session token of seven days for a user who has just authenticated, and notes the device. The oldest session
 * ends where there are too many. Throws 401 when the user is deleted or locked out.
 */
export async function startSession(
  { uid, validFrom }: SessionStart,
  { userAgent, browser, language }: SignInPlace,
): Promise<string> {
  const user = await findUser(uid);
  if (!isActive(user)) throw signInNeeded();
  takeSignIn(uid);
  const id = randomUUID();
  const device = deviceOf(userAgent);
  const begun = await addSession(uid, { id, validFrom, device });
  const token = await createSessionCookie(uid, { validFrom: begun.validFrom, session: id });
  if (token === undefined) throw signInNeeded();
  if (browser !== undefined) await rememberBrowser(uid, browser);
  if (user.next !== undefined) await forgetNextPage(uid);
  if (language !== undefined && language !== user.language && !user.isLanguageChosen) {
    await followLanguage(uid, language);
  }
  for (const ended of begun.ended) {
    await removeSubscriptionsOfSession(uid, ended);
    securityEvent('deviceSignedOut', { uid });
  }
  return token;
}

/** `POST /auth/logout-everywhere`. */
export const logoutEverywhere: Handler<typeof logoutEverywhereEndpoint> = async ({ caller }) => {
  await firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, caller.uid);
    if (!isActive(user)) throw signInNeeded();
    endSessions(transaction, user);
  });
  securityEvent('signedOutEverywhere', { uid: caller.uid });
  return undefined;
};

/** A page asks when it opens, before each token ends, and after a long sleep. */
const takeToken = instanceRateLimit({ limit: 60, seconds: 60 });

/** `GET /auth/firebase-token`. */
export const getLiveAccess: Handler<typeof getLiveAccessEndpoint> = async ({ caller }) => {
  takeToken(caller.uid);
  const { webApiKey, projectId, authEmulatorHost, firestoreEmulatorHost } = config();
  const expiresIn = limits.liveAccessMinutes * 60;
  const token = await createLiveToken(caller.uid, clock.now() + expiresIn * 1_000);
  const access = { token, expiresIn, apiKey: webApiKey, projectId };
  if (authEmulatorHost === undefined || firestoreEmulatorHost === undefined) return access;
  const emulators = {
    auth: `http://${authEmulatorHost}`,
    firestore: `http://${firestoreEmulatorHost}`,
  };
  return { ...access, emulators };
};
