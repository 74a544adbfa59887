import { promotionKinds, type PromotionKind } from '@qaysari/contract/listing/types';
import type { Transaction } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp, type TransactionOrBatch } from '../platform/firestore.ts';
import { asPerson } from '../user/store.ts';

/** A document of `promotionRequests`; staff handle it in the Firestore console. */
interface PromotionRequest {
  /** The owner. */
  uid: string;
  listing: string;
  title: string;
  kind: PromotionKind;
  state: 'open' | 'handled';
  createdAt: Timestamp;
}

function requestReference(listing: string, kind: PromotionKind) {
  return collection('promotionRequests').doc(`${listing}_${kind}`);
}

/** Opens a request; false when one of that kind is open already. */
export function openPromotionRequest(
  request: Pick<PromotionRequest, 'uid' | 'listing' | 'title' | 'kind'>,
): Promise<boolean> {
  const document = requestReference(request.listing, request.kind);
  return asPerson(request.uid, async (transaction) => {
    const data = (await transaction.get(document)).data();
    if (data && data['state'] !== 'handled') return false;
    const createdAt = Timestamp.fromMillis(clock.now());
    transaction.set(document, { ...request, state: 'open', createdAt });
    return true;
  });
}

/** When each promotion was asked for that staff have not handled yet. */
export async function findOpenPromotionRequests(
  listing: string,
): Promise<Partial<Record<PromotionKind, string>>> {
  const documents = promotionKinds.map((kind) => requestReference(listing, kind));
  const found = await firestore().getAll(...documents);
  const asked = promotionKinds.flatMap((kind, index) => {
    const { state, createdAt } = found[index]?.data() ?? {};
    const isOpen = createdAt instanceof Timestamp && state !== 'handled';
    return isOpen ? [[kind, createdAt.toDate().toISOString()] as const] : [];
  });
  return Object.fromEntries(asked);
}

/** Marks an open request as handled. Call it before the transaction writes, because it reads. */
export async function closePromotionRequest(
  transaction: Transaction,
  listing: string,
  kind: PromotionKind,
): Promise<void> {
  const document = requestReference(listing, kind);
  const isOpen = (await transaction.get(document)).data()?.['state'] === 'open';
  if (isOpen) transaction.update(document, { state: 'handled' });
}

export function removePromotionRequests(writes: TransactionOrBatch, listing: string): void {
  for (const kind of promotionKinds) writes.delete(requestReference(listing, kind));
}
