import type { Language } from '@qaysari/contract/shared/languages';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp } from '../platform/firestore.ts';
import { asPerson } from '../user/store.ts';

/** A document of `investorRequests`; staff handle it in the Firestore console. */
interface InvestorRequest {
  uid: string;
  message: string;
  /** Of the page that it was written on. */
  language: Language;
  state: 'open' | 'handled';
  createdAt: Timestamp;
}

/**
 * Opens a person's request. False when one with another text is open already; the same text again, as of a
 * second press, is the same request.
 */
export function openInvestorRequest(
  request: Pick<InvestorRequest, 'uid' | 'message' | 'language'>,
): Promise<boolean> {
  const document = collection('investorRequests').doc(request.uid);
  return asPerson(request.uid, async (transaction) => {
    const data = (await transaction.get(document)).data();
    if (data && data['state'] !== 'handled') return data['message'] === request.message;
    const createdAt = Timestamp.fromMillis(clock.now());
    transaction.set(document, { ...request, state: 'open', createdAt } satisfies InvestorRequest);
    return true;
  });
}
