/** An instance that has to start first may take some seconds. */
const answerWithinMs = 30_000;

/** One answer, with its body read. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** Asks without following redirects; rejects when nothing answers within 30 seconds. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(answerWithinMs);
  const response = await fetch(url, { redirect: 'manual', signal, ...init });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** Throws an error that names both values unless they are equal. */
export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) {
    throw new Error(`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  }
}

/** Throws unless a header has this value. */
export function expectHeader({ headers }: Answer, name: string, value: string): void {
  expectEqual(name, headers.get(name), value);
}

/** Throws unless a header holds this: Hosting may add to what was set. */
export function expectHeaderHolds({ headers }: Answer, name: string, part: string): void {
  const value = headers.get(name);
  if (!value?.includes(part))
    throw new Error(`${name} is ${JSON.stringify(value)}, without ${part}`);
}

/** The JSON of a body; throws when it is none, may be kept, or the status is another. */
export function expectJson(answer: Answer, status: number): Record<string, unknown> {
  expectEqual('the status', answer.status, status);
  expectHeader(answer, 'content-type', 'application/json; charset=utf-8');
  expectHeaderHolds(answer, 'cache-control', 'no-store');
  return JSON.parse(answer.bytes.toString()) as Record<string, unknown>;
}
