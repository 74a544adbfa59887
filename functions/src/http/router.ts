import {
  callsPerMinute,
  type CheckedEndpoint,
  idempotencyKeyForm,
} from '@qaysari/contract/shared/endpoint';
import type { Success, TextRef } from '@qaysari/contract/shared/failure';
import { limits } from '@qaysari/contract/shared/limits';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { hashSecret, newSecret } from '../code/secret.ts';
import { ApiError, notFound, signInNeeded } from '../platform/api-error.ts';
import {
  requireRecentSignIn,
  type Caller,
  type FormParts,
  type Handler,
  type Handlers,
} from '../platform/handler.ts';
import { instanceRateLimit } from '../platform/instance-rate-limit.ts';
import { successText } from '../platform/texts.ts';
import { appCheckToken, requireAppCheck } from './app-check.ts';
import { readBody, skipBody } from './body.ts';
import { keepBrowserSecret, readBrowserSecret } from './browser-cookie.ts';
import { clientAddress } from './client-address.ts';
import { checkInput, readQuery } from './input.ts';
import { languageOf } from './language.ts';
import { answerInTime, answerTime, readInTime, startTime } from './time-limits.ts';

/** Finds the caller; undefined for a visitor; throws 401 for an invalid token. */
export type FindCaller = (request: Request) => Promise<Caller | undefined>;

/** The parsed body. `wrong` holds field errors that are known before validation. */
interface ReadBody extends Partial<FormParts> {
  body: unknown;
  wrong?: Record<string, TextRef>;
}
export type BodyReader = (
  request: Request,
  response: Response,
  endpoint: CheckedEndpoint,
) => Promise<ReadBody>;

/** Runs before the body is read, and throws to refuse the request. */
type BeforeBody = (address: string) => Promise<void>;

interface RouterOptions<Endpoints> {
  /** JSON by default. */
  read?: BodyReader;
  beforeBody?: Partial<Record<keyof Endpoints, BeforeBody>>;
  /** For the whole call. */
  answerMs?: number;
}

const jsonReader: BodyReader = async (request, response, { ignoresBody }) => ({
  body: await (ignoresBody ? skipBody : readBody)(request, response),
});

/**
 * Creates the Express routes for the endpoints of a contract. Other paths are 404, other methods are 405
 * with `Allow`.
 */
export function contractRouter<Endpoints extends Readonly<Record<string, CheckedEndpoint>>>(
  endpoints: Endpoints,
  handlers: Handlers<Endpoints>,
  findCaller: FindCaller,
  {
    read = jsonReader,
    beforeBody = {},
    answerMs = answerTime.apiMs,
  }: RouterOptions<Endpoints> = {},
): Router {
  const router = Router({ caseSensitive: true });
  // Without it a member's script could write as fast as the network carries.
  const countCall = instanceRateLimit({ limit: limits.writesPerMinute, seconds: 60 });
  for (const names of endpointNamesByShape(endpoints)) {
    for (const name of names) {
      const endpoint = endpoints[name] as CheckedEndpoint;
      // The mapped type has paired handler and endpoint; TypeScript cannot follow that through a dynamic
      // name.
      const serve = serveEndpoint(
        endpoint,
        handlers[name] as unknown as Handler<CheckedEndpoint>,
        findCaller,
        { read, beforeBody: beforeBody[name], answerMs, countCall },
      );
      const path = expressPath(endpoint);
      if (endpoint.method === 'GET') router.get(path, serve);
      else if (endpoint.method === 'POST') router.post(path, serve);
      else if (endpoint.method === 'PUT') router.put(path, serve);
      else router.delete(path, serve);
    }
    const mounted = names.map((name) => endpoints[name] as CheckedEndpoint);
    const methods = mounted.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method));
    router.all([...new Set(mounted.map(expressPath))], rejectMethod(methods));
  }
  router.use(() => {
    throw notFound();
  });
  return router;
}

function expressPath({ path }: CheckedEndpoint): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/**
 * The endpoint names of each shape of path: `/message/{id}` and `/message/{userId}` are one. `/user/me`
 * comes before `/user/{id}`: `{` sorts after every letter.
 */
function endpointNamesByShape(endpoints: Readonly<Record<string, CheckedEndpoint>>): string[][] {
  const shapes = Map.groupBy(Object.keys(endpoints), (name) =>
    (endpoints[name]?.path ?? '').replaceAll(/\{\w+\}/g, '{}'),
  );
  return [...shapes].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, names]) => names);
}

/** Answers `OPTIONS`, and 405 for every other method. */
export function rejectMethod(methods: readonly string[]): RequestHandler {
  return (request, response) => {
    const headers = { Allow: [...methods, 'OPTIONS'].join(', ') };
    if (request.method !== 'OPTIONS') throw new ApiError(405, 'methodNotAllowed', { headers });
    response.set(headers).status(204).end();
  };
}

interface Serving {
  read: BodyReader;
  beforeBody: BeforeBody | undefined;
  answerMs: number;
  countCall: ReturnType<typeof instanceRateLimit>;
}

function serveEndpoint(
  endpoint: CheckedEndpoint,
  handle: Handler<CheckedEndpoint>,
  findCaller: FindCaller,
  { read, beforeBody, answerMs, countCall }: Serving,
): RequestHandler {
  const perMinute = callsPerMinute(endpoint);
  const admit = async (request: Request, address: string) => {
    const caller = endpoint.access === 'public' ? undefined : await findCaller(request);
    if (endpoint.access === 'user' && !caller) throw signInNeeded();
    if (caller && perMinute !== undefined) {
      countCall(`${caller.uid} ${endpoint.method} ${endpoint.path}`, perMinute);
    }
    await requireAppCheck(endpoint, appCheckToken(request), caller !== undefined);
    if (endpoint.needsRecentSignIn) requireRecentSignIn(caller);
    await beforeBody?.(address);
    return caller;
  };
  return async (request, response) => {
    const left = startTime(answerMs);
    const address = clientAddress(request);
    const caller = await answerInTime(admit(request, address), left());
    const idempotencyKey = endpoint.isRepeatable && readIdempotencyKey(request);
    // A body of a GET means nothing (RFC 9110, 9.3.1), and Hosting does not pass it on.
    const sent: ReadBody =
      endpoint.method === 'GET'
        ? { body: {} }
        : await readInTime(request, left(), () => read(request, response, endpoint));
    const { body, wrong, ...carried } = sent;
    const raw = { params: request.params, query: readQuery(request.url), body };
    const input = await checkInput(endpoint, raw, wrong);
    const language = languageOf(request.get('accept-language'));
    const userAgent = request.get('user-agent');
    const secret = endpoint.knowsBrowser && (readBrowserSecret(request) ?? newSecret());
    const browser = secret && hashSecret(secret);
    const common = { language, caller, address, userAgent, browser, idempotencyKey };
    const data = await answerInTime(handle({ ...common, ...carried, ...input }), left());
    if (secret !== undefined) keepBrowserSecret(response, secret);
    const answer: Success<unknown> = { success: true };
    if (endpoint.message) answer.message = successText(endpoint.message, language);
    if (data !== undefined) answer.data = data;
    if (endpoint.cacheSeconds !== undefined) {
      response.set('Cache-Control', `public, max-age=${endpoint.cacheSeconds}`);
    }
    response.json(answer);
  };
}

function readIdempotencyKey(request: Request): string | undefined {
  const key = request.get('idempotency-key');
  if (key !== undefined && !idempotencyKeyForm.test(key))
    throw new ApiError(400, 'malformedRequest');
  return key;
}
