import express, {
  Router,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { error as logError } from 'firebase-functions/logger';
import { randomUUID } from 'node:crypto';
import { notFound } from '../platform/api-error.ts';
import { instanceRateLimit } from '../platform/instance-rate-limit.ts';
import { inRequest, securityEvent } from '../platform/security-log.ts';
import { clientAddress, trustedProxies } from './client-address.ts';
import { asApiError, failureBody } from './failure.ts';
import { languageOf } from './language.ts';

/** Fifty requests a second come from a machine, even where thousands of people share the address. */
export const flood = { limit: 3_000, seconds: 60 };

/**
 * Refuses an address that floods this instance. It protects reads by anybody, which no other limit counts. It runs
 * before every HTTP function.
 */
function floodLimit(): RequestHandler {
  const countRequest = instanceRateLimit(flood);
  return (request, _response, next) => {
    countRequest(clientAddress(request));
    next();
  };
}

export type Serve = (request: Request, response: Response) => void;

/** Not signed in, not allowed, too often. */
const refusals = new Set([401, 403, 429]);

/**
 * What runs before the code of each HTTP function: it reads the client's address, makes an id for the log, and applies
 * the flood limit. A failure is always JSON, never an HTML page or a stack trace.
 */
export function httpApp(serve: RequestHandler): Serve {
  const app: Express = express();
  // The code of each function sets the ETags that are worth their time.
  app.disable('etag').disable('x-powered-by');
  app.set('trust proxy', trustedProxies());
  app.use((request, response, next) => {
    const requestId = randomUUID();
    response.locals['requestId'] = requestId;
    inRequest({ requestId, address: clientAddress(request) }, next);
  });
  app.use(floodLimit());
  app.use(serve);
  return (request, response) => {
    // Replaces Express's default error handler, which answers HTML.
    app(request, response, (error?: unknown) => {
      sendFailure(error ?? notFound(), request, response);
    });
  };
}

/** The headers of each answer in JSON. */
function setJsonHeaders(response: Response): void {
  response.set({
    // A rejected listing must disappear with the next request, so no proxy may store a copy.
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': response.locals['requestId'] as string,
  });
}

function sendFailure(thrown: unknown, request: Request, response: Response): void {
  const error = asApiError(thrown);
  const { status } = error;
  const path = request.originalUrl.split('?', 1)[0];
  if (refusals.has(status)) securityEvent('refused', { status, method: request.method, path });
  if (status >= 500) {
    logError('request failed', error.cause ?? error, {
      requestId: response.locals['requestId'] as string,
      method: request.method,
      path,
    });
  }
  if (response.headersSent) {
    response.destroy();
    return;
  }
  setJsonHeaders(response);
  response
    .status(status)
    .set(error.headers ?? {})
    .json(failureBody(error, languageOf(request.get('accept-language'))));
}

/** Serves a router as JSON only. */
export function jsonApp(router: Router): Serve {
  return httpApp(
    Router()
      .use((_request, response, next) => {
        setJsonHeaders(response);
        next();
      })
      // Hosting passes the full path; a direct call to the function leaves `/api` out.
      .use('/api', router)
      .use(router),
  );
}
