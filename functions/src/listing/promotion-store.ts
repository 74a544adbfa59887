import { promotionKinds, type PromotionKind } from '@qaysari/contract/listing-entity';
import type { Transaction } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp, type Writes } from '../platform/firestore.ts';

/** A document of `promotionRequests`, which staff work off in the console. */
interface PromotionRequest {
  /** Who asks. */
  uid: string;
  listing: string;
  title: string;
  kind: PromotionKind;
  state: 'open' | 'handled';
  createdAt: Timestamp;
}

function documentOf(listing: string, kind: PromotionKind) {
  return collection('promotionRequests').doc(`${listing}_${kind}`);
}

/** Asks staff; false where that was asked already and they have not handled it. */
export function openRequest(
  request: Pick<PromotionRequest, 'uid' | 'listing' | 'title' | 'kind'>,
): Promise<boolean> {
  const document = documentOf(request.listing, request.kind);
  return firestore().runTransaction(async (transaction) => {
    const data = (await transaction.get(document)).data();
    if (data && data['state'] !== 'handled') return false;
    const createdAt = Timestamp.fromMillis(clock.now());
    transaction.set(document, { ...request, state: 'open', createdAt });
    return true;
  });
}

/** Staff have done what was asked for. To be called before the transaction writes. */
export async function closeRequest(
  transaction: Transaction,
  listing: string,
  kind: PromotionKind,
): Promise<void> {
  const document = documentOf(listing, kind);
  const isOpen = (await transaction.get(document)).data()?.['state'] === 'open';
  if (isOpen) transaction.update(document, { state: 'handled' });
}

export function removeRequests(writes: Writes, listing: string): void {
  for (const kind of promotionKinds) writes.delete(documentOf(listing, kind));
}
