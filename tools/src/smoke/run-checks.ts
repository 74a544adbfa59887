/** One question to the product, and what is right as its answer. */
export interface Check {
  /** "GET /ar answers the page" */
  title: string;
  /** Rejects with what is wrong. */
  run: () => Promise<void>;
}

export interface CheckResult {
  title: string;
  /** What is wrong; undefined when all is right. */
  problem: string | undefined;
}

/** Runs the checks one after the other; each has its result, whatever becomes of the others. */
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

/** One line for each result. */
export function describeResults(results: readonly CheckResult[]): string {
  return results
    .map(({ title, problem }) =>
      problem === undefined ? `ok    ${title}` : `FAIL  ${title}: ${problem}`,
    )
    .join('\n');
}

/** Whether every check found what it asked for. */
export function areAllRight(results: readonly CheckResult[]): boolean {
  return results.every(({ problem }) => problem === undefined);
}
