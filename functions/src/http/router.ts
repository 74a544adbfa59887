import type { Endpoint } from '@qaysari/contract/endpoint';
import type { Success } from '@qaysari/contract/failure';
import { Router, type Request, type RequestHandler } from 'express';
import { ApiError, notFound, signInNeeded } from '../platform/api-error.ts';
import type { Caller, Handler, Handlers } from '../platform/call.ts';
import { messageOf } from '../platform/texts.ts';
import { readBody } from './body.ts';
import { clientAddress } from './client-address.ts';
import { checkInput } from './input.ts';
import { languageOf } from './language.ts';
import { readQuery } from './query.ts';

/** Says who sent a request; undefined for nobody; throws 401 for a bad token. */
export type FindCaller = (request: Request) => Promise<Caller | undefined>;

/** Express routes for the endpoints of a contract. What it does not know is 404, or 405 with `Allow`. */
export function contractRouter<Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
  handlers: Handlers<Endpoints>,
  findCaller: FindCaller,
): Router {
  const router = Router({ caseSensitive: true });
  for (const [path, names] of namesByPath(endpoints)) {
    const route = router.route(path.replaceAll(/\{(\w+)\}/g, ':$1'));
    for (const name of names) {
      const endpoint = endpoints[name] as Endpoint;
      // The mapped type has paired them; under a name known only here, that is out of sight.
      const serve = serveEndpoint(
        endpoint,
        handlers[name] as unknown as Handler<Endpoint>,
        findCaller,
      );
      if (endpoint.method === 'GET') route.get(serve);
      else if (endpoint.method === 'POST') route.post(serve);
      else if (endpoint.method === 'PUT') route.put(serve);
      else route.delete(serve);
    }
    const methods = names.map((name) => (endpoints[name] as Endpoint).method);
    route.all(refuseMethod(methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : each))));
  }
  router.use(() => {
    throw notFound();
  });
  return router;
}

/** Endpoints of each path, `/user/me` before `/user/{id}`: `{` sorts after every letter of a path. */
function namesByPath(endpoints: Readonly<Record<string, Endpoint>>): [string, string[]][] {
  const paths = Map.groupBy(Object.keys(endpoints), (name) => endpoints[name]?.path ?? '');
  return [...paths].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Answers 405, and `OPTIONS`, where only these methods are served. */
export function refuseMethod(methods: readonly string[]): RequestHandler {
  return (request, response) => {
    const headers = { Allow: [...methods, 'OPTIONS'].join(', ') };
    if (request.method !== 'OPTIONS') throw new ApiError(405, 'methodNotAllowed', { headers });
    response.set(headers).status(204).end();
  };
}

function serveEndpoint(
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
  findCaller: FindCaller,
): RequestHandler {
  return async (request, response) => {
    const caller = endpoint.access === 'public' ? undefined : await findCaller(request);
    if (endpoint.access === 'member' && !caller) throw signInNeeded();
    const input = await checkInput(endpoint, {
      params: request.params,
      query: readQuery(request.url),
      // A body of a GET means nothing (RFC 9110, 9.3.1) and Hosting does not pass it on.
      body: endpoint.method === 'GET' ? {} : await readBody(request, response),
    });
    const language = languageOf(request.get('accept-language'));
    const data = await handle({ language, caller, address: clientAddress(request), ...input });
    const answer: Success<unknown> = { success: true };
    if (endpoint.message) answer.message = messageOf(endpoint.message, language);
    if (data !== undefined) answer.data = data;
    response.json(answer);
  };
}
