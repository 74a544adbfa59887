import type { ListingStatus } from '@qaysari/contract/listing/types';
import { moderateInvestor } from '../../../functions/src/investor/moderate.ts';
import { syncInvestor } from '../../../functions/src/investor/store.ts';
import { collection } from '../../../functions/src/platform/collections.ts';
import { firestore, isDocumentId } from '../../../functions/src/platform/firestore.ts';
import { missingForApproval, readerLanguage } from '../../../functions/src/user/approval.ts';
import { profileFields } from '../../../functions/src/user/investor-profile.ts';
import { findUser } from '../../../functions/src/user/store.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { columns } from '../columns.ts';
import type { Note } from './note.ts';
import { personLine } from './people.ts';
import {
  ageOf,
  type Data,
  type DecideOptions,
  fieldLines,
  idOf,
  rejectChanged,
  revisionOf,
  timeOf,
} from './revision.ts';
import { NotDone } from './work-off.ts';

/** The fields that staff may set. */
export interface InvestorDecision {
  status: ListingStatus;
  note?: Note;
}

const userReference = (uid: string) => collection('users').doc(uid);

function profileIn(user: Data | undefined): Data | undefined {
  const profile = user?.['investorProfile'];
  return typeof profile === 'object' && profile !== null ? (profile as Data) : undefined;
}

/** The profile of an investor. Throws a NotDone where there is none. */
export async function profileOf(uid: string): Promise<Data> {
  const user = isDocumentId(uid) ? (await userReference(uid).get()).data() : undefined;
  const profile = profileIn(user);
  if (!profile) throw new NotDone(`There is no investor with the id ${uid}.`, 'not found');
  return profile;
}

/**
 * Applies a decision and runs the trigger's work at once; the trigger then finds nothing to do. False when the
 * moderation reverted the decision and stored the reason. Throws a NotDone when `named` has a revision
 * and the investor has changed the profile since.
 */
export async function decide(
  named: string,
  { status, note }: InvestorDecision,
  { check }: DecideOptions = {},
): Promise<boolean> {
  const uid = idOf(named);
  await profileOf(uid);
  const moderationNote = note?.(readerLanguage(await findUser(uid)));
  const before = await firestore().runTransaction(async (transaction) => {
    const profile = profileIn((await transaction.get(userReference(uid))).data()) ?? {};
    rejectChanged(named, profile, { what: 'investor profile', show: 'investors show' });
    check?.(profile);
    transaction.update(userReference(uid), {
      'investorProfile.status': status,
      ...(moderationNote !== undefined && { 'investorProfile.moderationNote': moderationNote }),
    });
    return profile;
  });
  await moderateInvestor(uid, before);
  await syncInvestor(uid);
  return (await profileOf(uid))['status'] === status;
}

/** One line for each investor with this status, the one who waits longest first. */
export async function list(status: ListingStatus): Promise<string> {
  const { docs } = await collection('users').where('investorProfile.status', '==', status).get();
  const rows = docs
    .map((each) => ({ id: each.id, user: each.data() }))
    .flatMap(({ id, user }) => {
      const profile = profileIn(user);
      return profile ? [{ id, user, profile, at: timeOf(profile['updatedAt']) }] : [];
    })
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ id, user, profile }) => [
      revisionOf(id, profile),
      ageOf(profile['updatedAt'], clock.now()),
      String(user['username']),
      String(profile['title']),
    ]);
  return [...(rows.length > 0 ? [columns(rows)] : []), `${rows.length} ${status}`].join('\n');
}

const shownFields = [
  ...['status', 'moderationNote', 'moderationProblem', 'moderatedAt', 'approvedAt'],
  ...profileFields,
  'updatedAt',
];

/** The fields that staff need for a decision, one per line. */
export async function describe(named: string): Promise<string> {
  const uid = idOf(named);
  return (await profileLines(uid, await profileOf(uid))).join('\n');
}

/** The same of a profile as it was read. */
export async function profileLines(uid: string, profile: Data): Promise<string[]> {
  const user = await findUser(uid);
  const missing = missingForApproval(user).join(', ');
  return [
    revisionOf(uid, profile),
    ...fieldLines(profile, shownFields),
    `  investor: ${await personLine(user)}`,
    `  missing before approval: ${missing === '' ? 'nothing' : missing}`,
  ];
}
