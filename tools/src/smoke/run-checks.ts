/** A request to the product and the expected answer. */
export interface Check {
  /** For example "GET /ar answers the page". */
  title: string;
  /** Rejects with the difference. */
  run: () => Promise<void>;
}

export interface CheckResult {
  title: string;
  /** The difference; undefined when the check passed. */
  problem: string | undefined;
}

/** Runs the checks one after the other. A failed one does not stop the others. */
export async function runChecks(checks: readonly Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { title, run } of checks) {
    const problem = await run().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    results.push({ title, problem });
  }
  return results;
}

/** One line per result. */
export function describeResults(results: readonly CheckResult[]): string {
  return results
    .map(({ title, problem }) =>
      problem === undefined ? `ok    ${title}` : `FAIL  ${title}: ${problem}`,
    )
    .join('\n');
}

export function allPassed(results: readonly CheckResult[]): boolean {
  return results.every(({ problem }) => problem === undefined);
}

/** A cold instance may take some seconds. */
const answerTimeoutMs = 30_000;

/** A response with its body. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** Sends a request without following redirects; rejects after 30 seconds without an answer. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const response = await fetch(url, { redirect: 'manual', signal, ...init });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** Throws an error with both values unless they are equal. */
export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) {
    throw new Error(`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  }
}

/** Throws unless a header has this value. */
export function expectHeader({ headers }: Answer, name: string, value: string): void {
  expectEqual(name, headers.get(name), value);
}

/** Throws unless a header contains this part: Hosting may add others. */
export function expectHeaderContains({ headers }: Answer, name: string, part: string): void {
  const value = headers.get(name);
  if (!value?.includes(part))
    throw new Error(`${name} is ${JSON.stringify(value)}, without ${part}`);
}

/** Parses a JSON body. Throws for another status, another content type, or a cacheable answer. */
export function expectJson(answer: Answer, status: number): Record<string, unknown> {
  expectEqual('the status', answer.status, status);
  expectHeader(answer, 'content-type', 'application/json; charset=utf-8');
  expectHeaderContains(answer, 'cache-control', 'no-store');
  return JSON.parse(answer.bytes.toString()) as Record<string, unknown>;
}
