import { functionChecks } from './function-checks.ts';
import { runChecks, type CheckResult } from './run-checks.ts';
import { siteChecks } from './site-checks.ts';

/**
 * Checks a running site: pages, headers, API, an image, the sitemap, and 404s. `origin` has no slash at the end.
 * `build` is the expected page, if known.
 */
export function smoke(origin: string, build?: string): Promise<CheckResult[]> {
  const functions = functionChecks({
    api: origin,
    publish: origin,
    media: origin,
    pages: origin,
  });
  return runChecks([...siteChecks(origin, build), ...functions]);
}
