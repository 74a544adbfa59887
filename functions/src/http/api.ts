import { dataPiecePath } from '@qaysari/contract/account/types';
import { dataPieceSchema } from '@qaysari/contract/account/schema';
import { endpoints } from '@qaysari/contract/endpoints';
import { yup } from '@qaysari/contract/shared/schema';
import { Router, type Request, type Response } from 'express';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { openPiece } from '../archive/handlers.ts';
import { readBody } from './body.ts';
import { findCaller } from './caller.ts';
import { externalSignInRouter } from './external-sign-in.ts';
import { handlers } from './handlers.ts';
import { jsonApp } from './http-app.ts';
import { checkInput } from './input.ts';
import { contractRouter, rejectMethod } from './router.ts';
import { answerTime, readInTime } from './time-limits.ts';

const nothing = yup.object();
const input = { params: nothing, query: nothing, body: dataPieceSchema };

/**
 * Routes the pieces of an archive, which are bytes and not JSON. They use POST, so that no log and no cache has the
 * secret, and Hosting passes on exactly what was requested.
 */
function dataPieceRouter(): Router {
  const router = Router({ caseSensitive: true });
  router
    .route(dataPiecePath)
    .post(serve)
    .all(rejectMethod(['POST']));
  return router;
}

async function serve(request: Request, response: Response): Promise<void> {
  const raw = await readInTime(request, answerTime.apiMs, () => readBody(request, response));
  const { body } = await checkInput(input, { params: {}, query: {}, body: raw });
  const { bytes, content } = await openPiece(body as yup.InferType<typeof dataPieceSchema>);
  // An error before the first bytes is answered as one; it stays with the stream until then.
  content.on('error', () => undefined);
  await once(content, 'readable');
  response.set({
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="qaysari.zip"',
    'Content-Length': String(bytes),
  });
  await pipeline(content, response);
}

/** The `api` function. */
export const serveApi = jsonApp(
  Router().use(
    externalSignInRouter(),
    dataPieceRouter(),
    contractRouter(endpoints, handlers, findCaller),
  ),
);
