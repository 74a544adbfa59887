import { firestore } from '../platform/firestore.ts';

/** Whether that person has marked that ad. Both ids must be those of documents. */
export async function isFavorite(uid: string, listingId: string): Promise<boolean> {
  const mark = await firestore().doc(`users/${uid}/favorites/${listingId}`).get();
  return mark.exists;
}
