import type { ApprovalNeed } from '@qaysari/contract/listing-entity';
import { defaultLanguage, isLanguage, type Language } from '@qaysari/contract/languages';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { queueMail } from '../mail/store.ts';
import { clock } from '../platform/clock.ts';
import { Timestamp } from '../platform/firestore.ts';
import { textOf } from '../platform/texts.ts';
import { findUserIn, needsBeforeApproval } from '../user/store.ts';
import { closeRequest } from './promotion-store.ts';
import { settledState, settlementOf, type Settlement } from './settle.ts';
import { settleDocument } from './store.ts';

/**
 * Looks at what staff have made of an ad: takes back what makes no sense, or may not be yet, with the reason
 * beside it, and tells the owner of a decision, once. It goes by the ad as it is now and by the last state that
 * was right, so that it may be called twice, late or in any order. `before`: the document before the change,
 * which only counts for ads without such a state.
 */
export async function moderateListing(id: string, before: DocumentData | undefined): Promise<void> {
  await settleDocument(id, async (document, transaction) => {
    const settled = settledState(document, before);
    const isAsItWas =
      document['status'] === settled.status && document['isFeatured'] === settled.isFeatured;
    if (isAsItWas) return undefined;
    const uid = String(document['owner']);
    const owner = await findUserIn(transaction, uid);
    const missing = needsBeforeApproval(owner);
    const settlement = settlementOf(document, settled, missing);
    // Firestore wants all that is read before the first write.
    const isNewlyFeatured = settlement.next.isFeatured && !settled.isFeatured;
    if (isNewlyFeatured) await closeRequest(transaction, id, 'featured');
    if (owner?.email && !owner.deletedAt) {
      tell(transaction, { id, uid, owner, document, settlement, missing });
    }
    return afterModeration(document, settlement);
  });
}

function afterModeration(document: DocumentData, settlement: Settlement): DocumentData {
  const { next, problems, isDecided } = settlement;
  const { moderationProblem: _old, ...rest } = document;
  return {
    ...rest,
    ...next,
    settled: next,
    ...(problems.length > 0 && { moderationProblem: problems.map(readable).join('\n') }),
    ...(isDecided && { moderatedAt: Timestamp.fromMillis(clock.now()) }),
  };
}

/** Staff read it in the console, in Arabic and English. */
function readable(problem: Settlement['problems'][number]): string {
  return `${textOf(problem, 'ar')} — ${textOf(problem, 'en')}`;
}

interface Decision {
  id: string;
  uid: string;
  owner: { email: string; language?: Language };
  document: DocumentData;
  settlement: Settlement;
  missing: readonly ApprovalNeed[];
}

function tell(
  transaction: Transaction,
  { id, uid, owner, document, settlement, missing }: Decision,
): void {
  const { next, isDecided, isRefused } = settlement;
  const { title, language: written } = document;
  const language = owner.language ?? (isLanguage(written) ? written : defaultLanguage);
  const about = { whom: owner.email, uid, language, listing: id, title: String(title) };
  if (isRefused)
    queueMail(transaction, { ...about, kind: 'listingIncomplete', missing: [...missing] });
  else if (!isDecided) return;
  else if (next.status === 'approved')
    queueMail(transaction, { ...about, kind: 'listingApproved' });
  else if (next.status === 'rejected') {
    const note: unknown = document['moderationNote'];
    const said = typeof note === 'string' && note.trim() !== '' ? { note: note.trim() } : {};
    queueMail(transaction, { ...about, ...said, kind: 'listingRejected' });
  }
}
