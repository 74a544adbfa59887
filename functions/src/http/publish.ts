import { publishEndpoints } from '@qaysari/contract/endpoints';
import { limitSignUps } from '../auth/rate-limits.ts';
import { registerWithListing } from '../auth/sign-up.ts';
import { createListing, prepareFirstListing, uploadImage } from '../listing/publish/create.ts';
import { updateListing } from '../listing/publish/update.ts';
import type { Handlers } from '../platform/handler.ts';
import { findCaller } from './caller.ts';
import { readForm } from './form.ts';
import { jsonApp } from './http-app.ts';
import { contractRouter } from './router.ts';
import { answerTime } from './time-limits.ts';

/** The handler of each multipart endpoint. */
const publishHandlers: Handlers<typeof publishEndpoints> = {
  createListing,
  registerWithListing: registerWithListing(prepareFirstListing),
  updateListing,
  uploadImage,
};

/** The `publish` function: the multipart endpoints. Only they need the image library. */
export const servePublish = jsonApp(
  contractRouter(publishEndpoints, publishHandlers, findCaller, {
    read: readForm,
    answerMs: answerTime.publishMs,
    // Anybody may send this form, so it is counted before its pictures are read.
    beforeBody: { registerWithListing: limitSignUps },
  }),
);
