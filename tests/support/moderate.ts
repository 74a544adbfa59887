import { runToEnd, type Ended } from './run-to-end.ts';

/** What staff type after `npm run moderate --`. */
export function moderate(...args: string[]): Promise<Ended> {
  return runToEnd('moderate.ts', args);
}
