import type { DocumentData } from 'firebase-admin/firestore';
import { readWhole, writeWhole } from '../../functions/src/listing/whole-listing.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

/** Stores an ad with its inner fields, in two documents as the product does. It notes no price, and search gets no entry. */
export async function storeAd(id: string, ad: DocumentData): Promise<void> {
  const batch = firestore().batch();
  writeWhole(batch, id, ad);
  await batch.commit();
}

/** An ad with its inner fields as it is stored; without any for none. */
export async function storedAd(id: string): Promise<Record<string, unknown>> {
  return (await firestore().runTransaction((transaction) => readWhole(transaction, id))) ?? {};
}
