import type { ListingStatus } from '@qaysari/contract/listing/types';
import { optionalListingFieldNames } from '@qaysari/contract/listing/fields';
import { moderateListing } from '../../../functions/src/listing/moderation/moderate.ts';
import { syncListingToSearch } from '../../../functions/src/listing/write-store.ts';
import { readWhole } from '../../../functions/src/listing/whole-listing.ts';
import { collection } from '../../../functions/src/platform/collections.ts';
import { firestore, isDocumentId } from '../../../functions/src/platform/firestore.ts';
import { findUser } from '../../../functions/src/user/store.ts';
import { missingForApproval } from '../../../functions/src/user/approval.ts';
import { fieldLines, idOf, rejectChanged, revisionOf, timeOf, type Data } from './revision.ts';
import { NotDone } from './work-off.ts';

/** The fields that staff may set. */
export interface ListingDecision {
  status?: ListingStatus;
  moderationNote?: string;
  isFeatured?: boolean;
}

async function documentOf(id: string): Promise<Data> {
  const data = isDocumentId(id)
    ? await firestore().runTransaction((transaction) => readWhole(transaction, id))
    : undefined;
  if (!data) throw new NotDone(`There is no ad with the id ${id}.`, 'not found');
  return data;
}

function picturesOf(ad: Data): readonly unknown[] {
  return Array.isArray(ad['images']) ? ad['images'] : [];
}

/**
 * Applies a decision and runs the trigger's work at once; the trigger then finds nothing to do. False
 * when the moderation reverted the decision and stored the reason. Throws a NotDone when `named` has a
 * revision and the owner has changed the ad since, and when an ad without a picture would be featured, which `isConfirmed`
 * allows.
 */
export async function decide(
  named: string,
  decision: ListingDecision,
  isConfirmed: boolean,
): Promise<boolean> {
  const id = idOf(named);
  await documentOf(id);
  const before = await firestore().runTransaction(async (transaction) => {
    const reference = firestore().doc(`listings/${id}`);
    const ad = (await transaction.get(reference)).data() ?? {};
    rejectChanged(named, ad, { what: 'ad', show: 'show' });
    if (decision.isFeatured === true && !isConfirmed && picturesOf(ad).length === 0) {
      throw new NotDone(
        `Ad ${id} has no picture, and would stand first in lists. Add --confirm to feature it all the same.`,
        'without a picture',
      );
    }
    transaction.update(reference, { ...decision });
    return ad;
  });
  await moderateListing(id, before);
  await syncListingToSearch(id);
  const after = await documentOf(id);
  return (
    (decision.status ?? after['status']) === after['status'] &&
    (decision.isFeatured ?? after['isFeatured']) === after['isFeatured']
  );
}

/** One line for each listing with this status, oldest first. */
export async function list(status: ListingStatus): Promise<string> {
  const { docs } = await collection('listings').where('status', '==', status).get();
  const lines = docs
    .map((each) => ({ id: each.id, ad: each.data() }))
    .map(({ id, ad }) => ({ id, ad, at: timeOf(ad['createdAt']) }))
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ id, ad, at }) => {
      const star = ad['isFeatured'] === true ? '*' : ' ';
      return `${revisionOf(id, ad)}  ${at} ${star} ${String(ad['title'])}`;
    });
  return [...lines, `${docs.length} ${status}`].join('\n');
}

const shownFields = [
  ...['status', 'isFeatured', 'moderationNote', 'moderationProblem', 'moderatedAt', 'title'],
  ...['description', 'category', 'location', 'price', 'currency', 'portability', 'isStartup'],
  'sector',
  ...optionalListingFieldNames,
  ...['createdAt', 'updatedAt'],
];

/** The fields that staff need for a decision, one per line. */
export async function describe(named: string): Promise<string> {
  const id = idOf(named);
  const ad = await documentOf(id);
  const owner = await findUser(String(ad['owner']));
  const missing = missingForApproval(owner).join(', ');
  return [
    revisionOf(id, ad),
    ...fieldLines(ad, shownFields),
    ...picturesOf(ad).map((hash) => `  picture: /media/listings/${id}/${String(hash)}-1280.webp`),
    `  owner: ${owner?.username ?? 'gone'} <${owner?.email ?? ''}>, emails in ${owner?.language ?? 'ar'}`,
    `  missing before approval: ${missing === '' ? 'nothing' : missing}`,
  ].join('\n');
}
