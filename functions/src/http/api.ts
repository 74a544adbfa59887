import { endpoints } from '@qaysari/contract/endpoints';
import { Router } from 'express';
import { findCaller } from './caller.ts';
import { dataPieceRouter } from './data-piece.ts';
import { externalSignInRouter } from './external-sign-in.ts';
import { handlers } from './handlers.ts';
import { jsonApp } from './json-app.ts';
import { contractRouter } from './router.ts';

/** The `api` function. */
export const serveApi = jsonApp(
  Router().use(
    externalSignInRouter(),
    dataPieceRouter(),
    contractRouter(endpoints, handlers, findCaller),
  ),
);
