import { publishEndpoints } from '@qaysari/contract/endpoints';
import { limitSignUps } from '../auth/rate-limits.ts';
import { answerTime } from './answer-time.ts';
import { findCaller } from './caller.ts';
import { readForm } from './form.ts';
import { jsonApp } from './json-app.ts';
import { publishHandlers } from './publish-handlers.ts';
import { contractRouter } from './router.ts';

/** The `publish` function: the multipart endpoints. Only they need the image library. */
export const servePublish = jsonApp(
  contractRouter(publishEndpoints, publishHandlers, findCaller, {
    read: readForm,
    answerMs: answerTime.publishMs,
    // Anybody may send this form, so it is counted before its pictures are read.
    beforeBody: { registerWithListing: limitSignUps },
  }),
);
