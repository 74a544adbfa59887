import { PlainProblem } from '../plain-problem.ts';

/** What the log knows of a person since the backup. Times are milliseconds since 1970. */
export interface LoggedEvents {
  /** People who deleted their account. */
  deleted: ReadonlySet<string>;
  /** Whose sessions were ended, and when at last. */
  sessionsEnded: ReadonlyMap<string, number>;
  /** Whether somebody was locked out at last, or let in again. */
  lockedOut: ReadonlyMap<string, boolean>;
}

interface Entry {
  timestamp?: unknown;
  jsonPayload?: { securityEvent?: unknown; uid?: unknown };
}

/** Each of them ends all sessions of a person (functions/src/user/store.ts). */
const endsSessions = new Set(['signedOutEverywhere', 'passwordChanged', 'emailChanged']);

/**
 * Reads what `gcloud logging read … --format=json` has written, in any order. Throws a PlainProblem for another file:
 * one that is read wrongly would leave deleted people in.
 */
export function readLogEvents(text: string): LoggedEvents {
  const entries = parse(text)
    .map((entry) => ({ ...entry, at: timeOf(entry) }))
    .sort((one, other) => one.at - other.at);
  const deleted = new Set<string>();
  const sessionsEnded = new Map<string, number>();
  const lockedOut = new Map<string, boolean>();
  for (const { at, jsonPayload } of entries) {
    const { securityEvent, uid } = jsonPayload ?? {};
    if (typeof securityEvent !== 'string' || typeof uid !== 'string') continue;
    if (securityEvent === 'accountDeleted') deleted.add(uid);
    if (endsSessions.has(securityEvent)) sessionsEnded.set(uid, at);
    if (securityEvent === 'userBlocked') lockedOut.set(uid, true);
    if (securityEvent === 'userUnblocked') lockedOut.set(uid, false);
  }
  return { deleted, sessionsEnded, lockedOut };
}

function parse(text: string): Entry[] {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch {
    throw new PlainProblem('The log is no JSON: read it with --format=json (docs/operations.md).');
  }
  if (!Array.isArray(entries)) throw new PlainProblem('The log is no list of entries.');
  return entries as Entry[];
}

function timeOf({ timestamp }: Entry): number {
  const time = Date.parse(String(timestamp));
  if (Number.isNaN(time)) throw new PlainProblem('An entry of the log has no time.');
  return time;
}
