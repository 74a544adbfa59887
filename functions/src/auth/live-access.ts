import type { getLiveAccess as endpoint } from '@qaysari/contract/message-endpoints';
import { createCustomToken } from '../platform/accounts.ts';
import { config } from '../platform/config.ts';
import type { Handler } from '../platform/handler.ts';
import { instanceRateLimit } from '../platform/instance-rate-limit.ts';

/** A page asks once when it opens, and after a long sleep. */
const takeToken = instanceRateLimit({ limit: 60, seconds: 60 });

/** `GET /auth/firebase-token`. */
export const getLiveAccess: Handler<typeof endpoint> = async ({ caller }) => {
  takeToken(caller.uid);
  const { webApiKey, projectId, authEmulatorHost, firestoreEmulatorHost } = config();
  const token = await createCustomToken(caller.uid);
  const access = { token, apiKey: webApiKey, projectId };
  if (authEmulatorHost === undefined || firestoreEmulatorHost === undefined) return access;
  const emulators = {
    auth: `http://${authEmulatorHost}`,
    firestore: `http://${firestoreEmulatorHost}`,
  };
  return { ...access, emulators };
};
