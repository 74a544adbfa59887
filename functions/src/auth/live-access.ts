import type { getLiveAccess as endpoint } from '@qaysari/contract/message/calls';
import { limits } from '@qaysari/contract/shared/limits';
import { createLiveToken } from '../platform/accounts.ts';
import { clock } from '../platform/clock.ts';
import { config } from '../platform/config.ts';
import type { Handler } from '../platform/handler.ts';
import { instanceRateLimit } from '../platform/instance-rate-limit.ts';

/** A page asks when it opens, before each token ends, and after a long sleep. */
const takeToken = instanceRateLimit({ limit: 60, seconds: 60 });

/** `GET /auth/firebase-token`. */
export const getLiveAccess: Handler<typeof endpoint> = async ({ caller }) => {
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
