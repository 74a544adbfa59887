import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { dataPiecePath } from '@qaysari/contract/account/types';
import { dataPieceSchema } from '@qaysari/contract/account/schema';
import { yup } from '@qaysari/contract/shared/schema';
import { Router, type Request, type Response } from 'express';
import { openPiece } from '../archive/open.ts';
import { answerTime } from './answer-time.ts';
import { readInTime } from './body-time.ts';
import { readBody } from './body.ts';
import { checkInput } from './input.ts';
import { rejectMethod } from './router.ts';

const nothing = yup.object();
const input = { params: nothing, query: nothing, body: dataPieceSchema };

/**
 * Routes the pieces of somebody's archive, which are bytes and no JSON. By POST: so the secret stands in no log
 * and no cache, and Hosting passes on exactly what was asked for.
 */
export function dataPieceRouter(): Router {
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
