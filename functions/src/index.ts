import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { captureRawRequests, restoreRequest } from './http/raw-request.ts';
import { exitWhenSettingsAreMissing, secretNames } from './platform/config.ts';
import {
  frequent,
  hourly,
  ofStaff,
  ofVisitors,
  onDocumentCreated,
  onDocumentWritten,
  retried,
} from './platform/function-options.ts';
import * as schedules from './schedules.ts';
import * as triggers from './triggers.ts';

/**
 * Every Cloud Function of the product, and nothing else. Each function imports its code on the first
 * request, so an instance loads only what it needs. Each runs as its own service account; docs/deploy.md
 * lists their roles.
 */

exitWhenSettingsAreMissing();
captureRawRequests();

const secrets = secretNames();

export const api = onRequest(
  {
    ...ofVisitors('api'),
    memory: '512MiB',
    concurrency: 80,
    timeoutSeconds: 30,
    maxInstances: 20,
    secrets: secrets.api,
  },
  async (request, response) => {
    const { serveApi } = await import('./http/api.ts');
    serveApi(restoreRequest(request), response);
  },
);

export const publish = onRequest(
  {
    ...ofVisitors('publish'),
    // For each concurrent request a form of 32 MB, and one decoded image of 40 megapixels at a time.
    memory: '1GiB',
    cpu: 1,
    concurrency: 4,
    timeoutSeconds: 120,
    maxInstances: 20,
    secrets: secrets.publish,
  },
  async (request, response) => {
    const { servePublish } = await import('./http/publish.ts');
    servePublish(restoreRequest(request), response);
  },
);

export const media = onRequest(
  {
    ...ofVisitors('media'),
    memory: '256MiB',
    concurrency: 80,
    timeoutSeconds: 60,
    maxInstances: 20,
  },
  async (request, response) => {
    const { serveMedia } = await import('./http/media.ts');
    serveMedia(restoreRequest(request), response);
  },
);

export const pages = onRequest(
  {
    ...ofVisitors('pages'),
    // It holds the search in memory, as api does.
    memory: '512MiB',
    concurrency: 80,
    timeoutSeconds: 30,
    maxInstances: 20,
  },
  async (request, response) => {
    const { servePages } = await import('./pages/serve.ts');
    servePages(restoreRequest(request), response);
  },
);

export const listingWritten = onDocumentWritten(
  {
    ...retried('listings/{id}', 'moderation'),
    // A compaction loads the whole search index into memory.
    memory: '512MiB',
    timeoutSeconds: 120,
    maxInstances: 10,
    secrets: secrets.review,
  },
  (event) => triggers.listingWritten(event.params.id, event.data),
);

export const listingAlerts = onDocumentWritten(
  {
    ...retried('listings/{id}', 'alerts'),
    // It holds all saved searches in memory: the fewer instances, the fewer times they are read.
    memory: '512MiB',
    timeoutSeconds: 300,
    maxInstances: 2,
  },
  (event) => triggers.listingAlerts(event.params.id),
);

export const userWritten = onDocumentWritten(
  {
    ...retried('users/{uid}', 'accounts'),
    memory: '256MiB',
    timeoutSeconds: 120,
    maxInstances: 10,
    secrets: secrets.review,
  },
  (event) => triggers.userWritten(event.params.uid, event.data),
);

export const caseWritten = onDocumentWritten(ofStaff('reportCases/{id}'), (event) =>
  triggers.caseWritten(event.params.id, event.data),
);

export const reviewWritten = onDocumentWritten(
  { ...ofStaff('reviews/{id}'), secrets: secrets.review },
  (event) => triggers.reviewWritten(event.params.id),
);

export const rateWritten = onDocumentWritten(ofStaff('rates/{id}'), (event) =>
  triggers.rateWritten(event.params.id, event.data),
);

const requestWritten = (collection: 'promotionRequests' | 'investorRequests') =>
  onDocumentWritten(ofStaff(`${collection}/{id}`), (event) =>
    triggers.requestWritten(collection, event.params.id, event.data),
  );
export const promotionRequestWritten = requestWritten('promotionRequests');
export const investorRequestWritten = requestWritten('investorRequests');

export const staffRequestWritten = onDocumentWritten(
  { ...ofStaff('staffRequests/{id}'), secrets: secrets.staff },
  (event) => triggers.staffRequestWritten(event.params.id),
);

export const messageWritten = onDocumentWritten(
  {
    ...retried('messages/{id}', 'messages'),
    memory: '256MiB',
    timeoutSeconds: 60,
    maxInstances: 20,
    secrets: secrets.push,
  },
  (event) => triggers.messageWritten(event.params.id, event.data?.before.data()),
);

export const mailCreated = onDocumentCreated(
  {
    // Cloud Functions retries for a day, with growing delays; then mailsSwept does.
    ...retried('mail/{id}', 'mail'),
    memory: '256MiB',
    timeoutSeconds: 60,
    maxInstances: 10,
    secrets: secrets.mail,
  },
  (event) => triggers.mailCreated(event.params.id),
);

export const deletionCreated = onDocumentCreated(
  {
    ...retried('deletions/{uid}', 'deletion'),
    memory: '512MiB',
    timeoutSeconds: 300,
    maxInstances: 5,
  },
  (event) => triggers.deletionCreated(event.params.uid),
);

export const dataExportWritten = onDocumentWritten(
  {
    ...retried('dataExports/{uid}', 'archive'),
    // An archive is streamed; each one takes the processor for itself.
    memory: '512MiB',
    concurrency: 1,
    timeoutSeconds: 540,
    maxInstances: 3,
  },
  (event) => triggers.dataExportWritten(event.params.uid),
);

export const archivesSwept = onSchedule(hourly('archive', '512MiB'), schedules.archivesSwept);

export const accountsSwept = onSchedule(hourly('accounts', '256MiB'), schedules.accountsSwept);

export const looseImagesSwept = onSchedule(hourly('sweep', '256MiB'), schedules.looseImagesSwept);

export const mailsSwept = onSchedule(
  { ...hourly('mail', '256MiB'), secrets: secrets.mail },
  schedules.mailsSwept,
);

export const deletionsSwept = onSchedule(hourly('deletion', '512MiB'), schedules.deletionsSwept);

export const questionsSwept = onSchedule(hourly('messages', '256MiB'), schedules.questionsSwept);

export const reviewsSwept = onSchedule(
  { ...hourly('moderation', '256MiB'), secrets: secrets.review },
  schedules.reviewsSwept,
);

export const queuesCounted = onSchedule(frequent('moderation'), schedules.queuesCounted);

export const remindersSwept = onSchedule(frequent('messages'), schedules.remindersSwept);

// It holds all saved searches in memory, as listingAlerts does.
export const alertsSwept = onSchedule(
  { ...frequent('alerts'), memory: '512MiB' },
  schedules.alertsSwept,
);
