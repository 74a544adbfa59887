import { functionChecks } from './function-checks.ts';
import { runChecks, type CheckResult } from './run-checks.ts';
import { siteChecks } from './site-checks.ts';

/**
 * Asks a running site what a first visitor would: pages, headers, API, a picture, what is not there.
 * `origin` has no slash at the end. `build` is the page of the build that should answer, if known.
 */
export function smoke(origin: string, build?: string): Promise<CheckResult[]> {
  const functions = functionChecks({ api: origin, publish: origin, media: origin });
  return runChecks([...siteChecks(origin, build), ...functions]);
}
