import { vi } from 'vitest';

export interface FakeAnswer {
  status?: number;
  body?: unknown;
}

/** Answers one call; the query is part of `path`. `body`: what was sent as JSON. A `Response` is sent as it is. */
type FakeHandler = (
  path: string,
  body: unknown,
) => FakeAnswer | Response | Promise<FakeAnswer | Response>;

/** The calls of the page, and their answers. */
export interface FakeApi {
  /** Method and path below `/api` of every call, oldest first. */
  calls: string[];
  /** Sets the handler for calls of this method and path. */
  on: (call: string, handler: FakeHandler) => void;
}

/** Success as the API words it. */
export const success = (data: unknown, message?: string): FakeAnswer => ({
  body: { success: true, data, ...(message !== undefined && { message }) },
});

/** Replaces the network until the test ends. A call without a handler fails as if the server were down. */
export function fakeApi(): FakeApi {
  const handlers = new Map<string, FakeHandler>();
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const { method = 'GET', body: sent } = request;
    const { pathname, search } = new URL(address, location.origin);
    const path = pathname.replace('/api', '');
    calls.push(`${method} ${path}${search}`);
    const handler = handlers.get(`${method} ${path}`);
    if (!handler) throw new TypeError(`Nothing answers ${method} ${path}`);
    const answer = await handler(
      path + search,
      typeof sent === 'string' ? JSON.parse(sent) : undefined,
    );
    if (answer instanceof Response) return answer;
    const { status = 200, body = {} } = answer;
    // As every answer of the API. A key that no text has: the site shows the message.
    const own = status < 400 ? { success: true } : { message: '', key: 'ofTheTest' };
    return Response.json({ ...own, ...(body as object) }, { status });
  });
  return { calls, on: (call, handler) => void handlers.set(call, handler) };
}
