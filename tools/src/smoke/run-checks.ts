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
