import {
  paperKinds,
  type AccountFacts,
  type ConfirmedPhone,
} from '@qaysari/contract/account/person';
import { Timestamp } from '../platform/firestore.ts';
import type { UserRecord } from './record.ts';

/** What the document of a user says of them, as others may know it. */
export function accountFactsOf(user: UserRecord): AccountFacts {
  const { createdAt } = user;
  const emailConfirmed = emailConfirmationOf(user);
  const phoneConfirmed = phoneConfirmationOf(user);
  const papers = papersOf(user);
  return {
    ...(createdAt && { memberSince: isoOf(createdAt).slice(0, 'yyyy-mm'.length) }),
    ...(emailConfirmed && { emailConfirmed }),
    ...(phoneConfirmed && { phoneConfirmed }),
    ...(papers.length > 0 && { papers }),
  };
}

/** How the user was reached at the phone number that they have now; undefined where they were not. */
export function phoneConfirmationOf(user: UserRecord): ConfirmedPhone | undefined {
  const { number, at, by } = user.confirmedPhone ?? {};
  if (!user.phone || number !== user.phone || !(at instanceof Timestamp)) return undefined;
  return { by: by === 'code' ? 'code' : 'team', at: isoOf(at) };
}

function emailConfirmationOf({ email, confirmedEmail }: UserRecord) {
  const { address, by, at } = confirmedEmail ?? {};
  return by && at && address === email ? { by, at: isoOf(at) } : undefined;
}

/** Staff type them in the console: what is no time says nothing. */
function papersOf({ seenPapers = {} }: UserRecord): NonNullable<AccountFacts['papers']> {
  return paperKinds.flatMap((kind) => {
    const at = seenPapers[kind];
    return at instanceof Timestamp ? [{ kind, seenAt: isoOf(at) }] : [];
  });
}

const isoOf = (time: Timestamp) => time.toDate().toISOString();
