import type { ListingStatus } from '@qaysari/contract/listing/types';
import { defaultLanguage } from '@qaysari/contract/shared/languages';
import { optionalListingFieldNames } from '@qaysari/contract/listing/fields';
import { moderateListing } from '../../../functions/src/listing/moderation/moderate.ts';
import { syncListingToSearch } from '../../../functions/src/listing/write-store.ts';
import { readWhole } from '../../../functions/src/listing/whole-listing.ts';
import { collection } from '../../../functions/src/platform/collections.ts';
import { firestore, isDocumentId } from '../../../functions/src/platform/firestore.ts';
import { findUser } from '../../../functions/src/user/store.ts';
import { missingForApproval } from '../../../functions/src/user/approval.ts';
import { config } from '../../../functions/src/platform/config.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { listingTable } from './listing-table.ts';
import { namesOf, personLine } from './people.ts';
import { fieldLines, idOf, rejectChanged, revisionOf, textOf, type Data } from './revision.ts';
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

/** A table of the ads with this status, who waits longest first. */
export async function list(status: ListingStatus): Promise<string> {
  const { docs } = await collection('listings').where('status', '==', status).get();
  const ads = docs.map((each) => ({ id: each.id, ad: each.data() }));
  const nameOf = await namesOf(ads.map(({ ad }) => textOf(ad['owner'])));
  return [...listingTable(ads, nameOf, clock.now()), `${ads.length} ${status}`].join('\n');
}

const shownFields = [
  ...['status', 'isFeatured', 'moderationNote', 'moderationProblem', 'moderatedAt', 'title'],
  ...['description', 'category', 'location', 'price', 'currency', 'portability', 'isStartup'],
  'sector',
  ...optionalListingFieldNames,
  ...['createdAt', 'updatedAt'],
];

const addressOf = (file: string) => `${config().siteOrigin}/media/listings/${file}`;

/** The fields that staff need for a decision, one per line. */
export async function describe(named: string): Promise<string> {
  const id = idOf(named);
  const ad = await documentOf(id);
  const owner = await findUser(String(ad['owner']));
  const missing = missingForApproval(owner).join(', ');
  return [
    revisionOf(id, ad),
    ...fieldLines(ad, shownFields),
    ...picturesOf(ad).map((hash) => `  picture: ${addressOf(`${id}/${String(hash)}-1280.webp`)}`),
    `  owner: ${await personLine(owner)}, mails in ${owner?.language ?? defaultLanguage}`,
    `  missing before approval: ${missing === '' ? 'nothing' : missing}`,
  ].join('\n');
}
