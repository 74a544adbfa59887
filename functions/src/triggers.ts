import { error as logError } from 'firebase-functions/logger';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Change } from './audit/store.ts';

/**
 * What runs after a write to a document. Each of them may run twice, late, in any order and concurrently: it reads the
 * world as it is now. Each throws to be retried, and imports its code when it is called, so that an instance loads
 * only what it needs.
 */

/** After any write to a listing. The event only counts for a listing without a `settled` state, and for one that is gone. */
export async function listingWritten(id: string, change?: Change): Promise<void> {
  const { compactListingSearch } = await import('./listing/browse/search.ts');
  const { moderateListing } = await import('./listing/moderation/moderate.ts');
  const { syncListingToSearch } = await import('./listing/write-store.ts');
  const { syncReview } = await import('./review/sync.ts');
  const before = change?.before.data();
  await moderateListing(id, before);
  await syncListingToSearch(id, { before });
  await syncReview('listing', id);
  try {
    await compactListingSearch();
  } catch (error) {
    // The next change tries again. Until then loading the index takes longer, but searches stay right.
    logError('the search index could not be compacted', error);
  }
}

/**
 * After any write to a listing, beside `listingWritten`. What was planned before is not planned again. This instance
 * has the saved searches in memory, so it also counts how many people look for the listing.
 */
export async function listingAlerts(id: string): Promise<void> {
  const { countSeekers } = await import('./alert/saved-search-mirror.ts');
  const { tellOfListing } = await import('./alert/tell-of-listing.ts');
  const { updateSeekers } = await import('./listing/statistics-store.ts');
  await tellOfListing(id);
  await updateSeekers(id, countSeekers);
}

/**
 * After any write to a user. The documents of the event are older ones at worst: then the event of the newer one is
 * still to come.
 */
export async function userWritten(uid: string, change?: Change): Promise<void> {
  const [before, after] = [change?.before.data(), change?.after.data()];
  const { recordStaffChanges } = await import('./audit/store.ts');
  await recordStaffChanges('users', uid, change);
  const hasProfile = [before, after].some((data) => data?.['investorProfile'] !== undefined);
  if (hasProfile) {
    const { moderateInvestor } = await import('./investor/moderate.ts');
    const { syncInvestor } = await import('./investor/store.ts');
    const { syncReview } = await import('./review/sync.ts');
    await moderateInvestor(uid, before?.['investorProfile']);
    await syncInvestor(uid);
    await syncReview('investor', uid);
  }
  const hasToDoWithLocking = Boolean(after?.['blockedAt']) || after?.['lockOut'] !== undefined;
  if (!hasToDoWithLocking) return;
  const { applyLockOut } = await import('./lock-out/apply-lock-out.ts');
  await applyLockOut(uid);
}

/** After any write to a document of `reviews`, in which staff decide. */
export async function reviewWritten(id: string): Promise<void> {
  const { applyReview } = await import('./review/apply-review.ts');
  await applyReview(id);
}

/** After any write to a case. The event only counts for what staff changed. */
export async function caseWritten(id: string, change?: Change): Promise<void> {
  const { recordStaffChanges } = await import('./audit/store.ts');
  const { applyCaseDecision } = await import('./report/apply-decision.ts');
  await recordStaffChanges('reportCases', id, change);
  await applyCaseDecision(id);
}

/** After any write to a rate, which staff create. The event only counts for what staff changed. */
export async function rateWritten(id: string, change?: Change): Promise<void> {
  const { recordStaffChanges } = await import('./audit/store.ts');
  const { acceptRate } = await import('./rate/accept-rate.ts');
  await recordStaffChanges('rates', id, change);
  await acceptRate(id);
}

/** After any write to a request that staff handle. */
export async function requestWritten(
  collection: 'promotionRequests' | 'investorRequests',
  id: string,
  change?: Change,
): Promise<void> {
  const { recordStaffChanges } = await import('./audit/store.ts');
  await recordStaffChanges(collection, id, change);
}

/** After any write to what staff ask for. */
export async function staffRequestWritten(id: string): Promise<void> {
  const { answerStaffRequest } = await import('./staff-request/answer-request.ts');
  await answerStaffRequest(id);
}

/** After any write to a message. `before` is the document before this write. */
export async function messageWritten(id: string, before: DocumentData | undefined): Promise<void> {
  const { syncMessage } = await import('./message/sync-message.ts');
  const { notifyOfMessage } = await import('./notification/notify.ts');
  await syncMessage(id, before);
  // An edit or a deletion is no news.
  if (!before) await notifyOfMessage(id);
}

/** After a mail was queued. The mail is sent once. */
export async function mailCreated(id: string): Promise<void> {
  const { sendMail } = await import('./mail/send.ts');
  await sendMail(id);
}

/** After a user deleted the account. */
export async function deletionCreated(uid: string): Promise<void> {
  const { deleteUser } = await import('./deletion/delete-user.ts');
  await deleteUser(uid);
}

/** After somebody asked for their data, and after each later write to that request, for which it does nothing. */
export async function dataExportWritten(uid: string): Promise<void> {
  const { buildArchive } = await import('./archive/build.ts');
  await buildArchive(uid);
}
