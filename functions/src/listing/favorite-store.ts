import { clock } from '../platform/clock.ts';
import { createDocument, firestore, Timestamp } from '../platform/firestore.ts';

/** The ads that somebody has marked. Ids must be those of documents. */
const favorites = (uid: string) => firestore().collection(`users/${uid}/favorites`);

/** Whether that person has marked that ad. */
export async function isFavorite(uid: string, listingId: string): Promise<boolean> {
  const mark = await favorites(uid).doc(listingId).get();
  return mark.exists;
}

/** Marking again changes nothing, not even the place in the list. */
export async function markFavorite(uid: string, listingId: string): Promise<void> {
  const createdAt = Timestamp.fromMillis(clock.now());
  await createDocument(favorites(uid).doc(listingId), { createdAt });
}

export async function unmarkFavorites(uid: string, listingIds: readonly string[]): Promise<void> {
  await Promise.all(listingIds.map((id) => favorites(uid).doc(id).delete()));
}

/** Ids of the marked ads, last marked first, whatever has become of them. */
export async function favoriteIds(uid: string): Promise<string[]> {
  const { docs } = await favorites(uid).orderBy('createdAt', 'desc').get();
  return docs.map(({ id }) => id);
}
