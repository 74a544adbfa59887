import type { ListingStatus } from '@qaysari/contract/listing/types';
import type { Language } from '@qaysari/contract/shared/languages';
import { imageUrl } from '@qaysari/contract/listing/images';
import { moderateListing } from '../../../functions/src/listing/moderation/moderate.ts';
import { shownFields } from '../../../functions/src/listing/record.ts';
import { syncListingToSearch } from '../../../functions/src/listing/write-store.ts';
import { readWhole } from '../../../functions/src/listing/whole-listing.ts';
import { collection } from '../../../functions/src/platform/collections.ts';
import { firestore, isDocumentId } from '../../../functions/src/platform/firestore.ts';
import { findUser } from '../../../functions/src/user/store.ts';
import { missingForApproval, readerLanguage } from '../../../functions/src/user/approval.ts';
import { config } from '../../../functions/src/platform/config.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { listingTable } from './listing-table.ts';
import type { Note } from './note.ts';
import { namesOf, personLine } from './people.ts';
import { readReview } from './work/reviews.ts';
import { differenceLines } from './work/still-waits.ts';
import {
  fieldLines,
  idOf,
  picturesOf,
  rejectChanged,
  revisionOf,
  textOf,
  type Data,
  type DecideOptions,
} from './revision.ts';
import { NotDone } from './work-off.ts';

/** The fields that staff may set. */
export interface ListingDecision {
  status?: ListingStatus;
  note?: Note;
  isFeatured?: boolean;
}

/** An ad with its inner fields. Throws a NotDone where there is none. */
export async function readAd(id: string): Promise<Data> {
  const data = isDocumentId(id)
    ? await firestore().runTransaction((transaction) => readWhole(transaction, id))
    : undefined;
  if (!data) throw new NotDone(`There is no ad with the id ${id}.`, 'not found');
  return data;
}

/** The language in which the owner of an ad reads. */
export async function readerOfAd(ad: Data): Promise<Language> {
  return readerLanguage(await findUser(textOf(ad['owner'])), ad['language']);
}

/**
 * Applies a decision and runs the trigger's work at once; the trigger then finds nothing to do. False
 * when the moderation reverted the decision and stored the reason. Throws a NotDone when `named` has a
 * revision and the owner has changed the ad since, and when an ad without a picture would be featured, which `isConfirmed`
 * allows.
 */
export async function decide(
  named: string,
  { note, ...decision }: ListingDecision,
  { isConfirmed = false, check }: DecideOptions = {},
): Promise<boolean> {
  const id = idOf(named);
  const known = await readAd(id);
  const moderationNote = note?.(await readerOfAd(known));
  const before = await firestore().runTransaction(async (transaction) => {
    const reference = firestore().doc(`listings/${id}`);
    const ad = (await transaction.get(reference)).data() ?? {};
    rejectChanged(named, ad, { what: 'ad', show: 'show' });
    check?.(ad);
    if (decision.isFeatured === true && !isConfirmed && picturesOf(ad).length === 0) {
      throw new NotDone(
        `Ad ${id} has no picture, and would stand first in lists. Add --confirm to feature it all the same.`,
        'without a picture',
      );
    }
    transaction.update(reference, {
      ...decision,
      ...(moderationNote !== undefined && { moderationNote }),
    });
    return ad;
  });
  await moderateListing(id, before);
  await syncListingToSearch(id);
  const after = await readAd(id);
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

/** Pictures have lines of their own. */
const printedFields = [
  ...['status', 'isFeatured', 'moderationNote', 'moderationProblem', 'moderatedAt'],
  ...shownFields.filter((name) => name !== 'images'),
  ...['createdAt', 'updatedAt'],
];

/** The fields that staff need for a decision, one per line, and what the changed ones were before. */
export async function describe(named: string): Promise<string> {
  const id = idOf(named);
  const [ad, { before }] = await Promise.all([readAd(id), readReview('listing', id)]);
  return [...(await adLines(id, ad)), ...differenceLines(before, ad)].join('\n');
}

/** The same of an ad as it was read. `pictures`: where they can be seen. */
export async function adLines(
  id: string,
  ad: Data,
  pictures = picturesOf(ad).map((hash) => config().siteOrigin + imageUrl(id, String(hash))),
): Promise<string[]> {
  const owner = await findUser(String(ad['owner']));
  const missing = missingForApproval(owner).join(', ');
  return [
    revisionOf(id, ad),
    ...fieldLines(ad, printedFields),
    ...pictures.map((address) => `  picture: ${address}`),
    `  owner: ${await personLine(owner)}, mails in ${readerLanguage(owner, ad['language'])}`,
    `  missing before approval: ${missing === '' ? 'nothing' : missing}`,
  ];
}
