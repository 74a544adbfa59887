import { sweepDeadline } from './platform/sweep-time.ts';

/**
 * What runs every hour or every five minutes (index.ts). Each of them may run twice, also concurrently, and imports its
 * code when it is called.
 */

/** How many short transactions, or mails, run concurrently. A mail server that stalls costs 45 seconds a mail. */
const atOnce = 10;

/**
 * Every hour: repairs what was cut off between Firebase Auth and Firestore, and makes sure that unknown names have an
 * account to be checked against.
 */
export async function accountsSwept(): Promise<void> {
  const { openPlaceholderAccount } = await import('./auth/placeholder-account.ts');
  const { sweepUnreconciledAccounts } = await import('./auth/reconcile-account.ts');
  await openPlaceholderAccount();
  await sweepUnreconciledAccounts();
}

/**
 * Every hour: removes archives whose link has ended or that nobody wants any more, and newsletter files of yesterday.
 * Makes the archives that the trigger `dataExportWritten` did not.
 */
export async function archivesSwept(): Promise<void> {
  const { buildArchive, removeOldArchives } = await import('./archive/build.ts');
  const { sweepUnfinishedArchives } = await import('./archive/store.ts');
  const { removeOldNewsletters } = await import('./staff-request/newsletter-file.ts');
  await removeOldArchives();
  await removeOldNewsletters();
  await sweepUnfinishedArchives(buildArchive, { deadline: sweepDeadline() });
}

/** Every hour: resumes the deletions that the trigger `deletionCreated` did not end within a day. */
export async function deletionsSwept(): Promise<void> {
  const { deleteUser } = await import('./deletion/delete-user.ts');
  const { sweepDeletions } = await import('./deletion/store.ts');
  await sweepDeletions(deleteUser, { deadline: sweepDeadline() });
}

/** Every hour: deletes image files that no listing names, and uploaded pictures that none took. */
export async function looseImagesSwept(): Promise<void> {
  const { sweepLooseImages } = await import('./listing/images/image-store.ts');
  const { sweepUploads } = await import('./listing/images/uploaded-image-store.ts');
  const { findListingImages } = await import('./listing/store.ts');
  await sweepLooseImages(findListingImages);
  await sweepUploads();
}

/**
 * Every hour: sends the mails that the trigger `mailCreated` did not send, because its instance died or the event was
 * given up. A mail that is still delayed is logged already where that is news.
 */
export async function mailsSwept(): Promise<void> {
  const { MailDelayed, sendMail } = await import('./mail/send.ts');
  const { sweepStuckMails } = await import('./mail/store.ts');
  const sendUnlessDelayed = async (id: string) => {
    try {
      await sendMail(id);
    } catch (error) {
      if (!(error instanceof MailDelayed)) throw error;
    }
  };
  await sweepStuckMails(sendUnlessDelayed, { deadline: sweepDeadline(), atOnce });
}

/** Every hour: corrects what staff see of all that waits for them, and what the console says of the collections. */
export async function reviewsSwept(): Promise<void> {
  const { writeAboutCollections } = await import('./review/about-collections.ts');
  const { sweepReviews } = await import('./review/sync.ts');
  await writeAboutCollections();
  await sweepReviews({ deadline: sweepDeadline(), atOnce });
}

/** Every five minutes: counts what waits for staff, and queues the mail that says so when it is time. */
export async function queuesCounted(): Promise<void> {
  const { countQueues } = await import('./review/queues.ts');
  const { queueDigest } = await import('./review/digest-time.ts');
  await countQueues();
  await queueDigest();
}

/** Every hour: asks owners whether ads are still for sale, and marks those that stay unanswered. */
export async function questionsSwept(): Promise<void> {
  const { askOwners } = await import('./listing/still-for-sale/ask-owners.ts');
  await askOwners({ deadline: sweepDeadline(), atOnce });
}

/** Every five minutes: queues the mails about messages that stay unread. */
export async function remindersSwept(): Promise<void> {
  const { sendDueReminders } = await import('./notification/reminders.ts');
  await sendDueReminders({ deadline: sweepDeadline(), atOnce });
}

/**
 * Every five minutes: queues the mails about news of saved searches, then counts again how many people look
 * for a listing, once a day for each.
 */
export async function alertsSwept(): Promise<void> {
  const { countSeekers } = await import('./alert/saved-search-mirror.ts');
  const { sendDueAlerts } = await import('./alert/send-due.ts');
  const { updateDueSeekers } = await import('./listing/statistics-store.ts');
  const options = { deadline: sweepDeadline(), atOnce };
  await sendDueAlerts(options);
  await updateDueSeekers(countSeekers, options);
}
