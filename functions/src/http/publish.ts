import { publishEndpoints } from '@qaysari/contract/endpoints';
import { findCaller } from './caller.ts';
import { readForm } from './form.ts';
import { jsonApp } from './json-app.ts';
import { publishHandlers } from './publish-handlers.ts';
import { contractRouter } from './router.ts';

/** The `publish` function: the multipart endpoints. Only they need the image library. */
export const servePublish = jsonApp(
  contractRouter(publishEndpoints, publishHandlers, findCaller, readForm),
);
