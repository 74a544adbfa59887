import type { Language } from '@qaysari/contract/shared/languages';
import type { ApprovalNeed } from '@qaysari/contract/listing/types';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { noteListingDecision } from '../../audit/store.ts';
import { queueMail } from '../../mail/store.ts';
import { clock } from '../../platform/clock.ts';
import { Timestamp } from '../../platform/firestore.ts';
import { securityEvent } from '../../platform/security-log.ts';
import { staffText } from '../../platform/texts.ts';
import { missingForApproval, readerLanguage } from '../../user/public.ts';
import { findUserIn } from '../../user/store.ts';
import { withChangedPrice } from '../price/price-history.ts';
import { closePromotionRequest } from '../promotion-store.ts';
import { correctListing } from '../write-store.ts';
import { decided } from './decided.ts';
import { type ModerationResult, moderate, readLastValidState } from './last-valid-state.ts';

/**
 * Checks what staff changed in a listing. It reverts values that are invalid or not allowed yet, stores
 * the reason, and mails the owner once about a decision. It notes a price that staff changed. It compares the current
 * document with the last valid state, so it may run twice, late or in any order. `before` is the document before the
 * change; it only counts for listings without such a state, or without a history of prices.
 */
export async function moderateListing(id: string, before: DocumentData | undefined): Promise<void> {
  let changed: ModerationResult['next'] | undefined;
  await correctListing(id, async (document, transaction) => {
    changed = undefined;
    const settled = readLastValidState(document, before);
    const isUnchanged =
      document['status'] === settled.status && document['isFeatured'] === settled.isFeatured;
    if (isUnchanged) {
      const noted = withChangedPrice(document, before);
      return noted === document ? undefined : noted;
    }
    const uid = String(document['owner']);
    const owner = await findUserIn(transaction, uid);
    const missing = missingForApproval(owner);
    const result = moderate(document, settled, missing);
    changed = result.next;
    // Firestore transactions require all reads before the first write.
    const isNewlyFeatured = result.next.isFeatured && !settled.isFeatured;
    if (isNewlyFeatured) await closePromotionRequest(transaction, id, 'featured');
    if (owner?.email && !owner.deletedAt) {
      queueDecisionMail(transaction, { id, uid, owner, document, result, missing });
    }
    const at = Timestamp.fromMillis(clock.now());
    const after = documentAfterModeration(document, result, at);
    if (result.isDecided)
      return decided(transaction, id, { before: document, after, settled: result.next, at });
    noteListingDecision(transaction, id, { before: document, after });
    return after;
  });
  if (changed) securityEvent('listingModerated', { listing: id, ...changed });
}

function documentAfterModeration(
  document: DocumentData,
  result: ModerationResult,
  at: Timestamp,
): DocumentData {
  const { next, problems, isDecided } = result;
  const { moderationProblem: _old, ...rest } = document;
  const isApproved = isDecided && next.status === 'approved';
  return {
    // An ad whose change was looked at is in lists since before.
    ...(isApproved && { listedAt: at }),
    ...rest,
    ...next,
    settled: next,
    ...(problems.length > 0 && { moderationProblem: staffText(problems) }),
  };
}

interface DecisionMail {
  id: string;
  uid: string;
  owner: { email: string; language?: Language };
  document: DocumentData;
  result: ModerationResult;
  missing: readonly ApprovalNeed[];
}

function queueDecisionMail(
  transaction: Transaction,
  { id, uid, owner, document, result: result, missing }: DecisionMail,
): void {
  const { next, isDecided, isRefused } = result;
  const { title } = document;
  const language = readerLanguage(owner, document['language']);
  const request = { whom: owner.email, uid, language, listing: id, title: String(title) };
  if (isRefused)
    queueMail(transaction, { ...request, kind: 'listingIncomplete', missing: [...missing] });
  else if (!isDecided) return;
  else if (next.status === 'approved')
    queueMail(transaction, { ...request, kind: 'listingApproved' });
  else if (next.status === 'rejected') {
    const note: unknown = document['moderationNote'];
    const noteField = typeof note === 'string' && note.trim() !== '' ? { note: note.trim() } : {};
    queueMail(transaction, { ...request, ...noteField, kind: 'listingRejected' });
  }
}
