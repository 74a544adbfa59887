import type { Proof } from './proof.ts';
import { proveFiles } from './prove-files.ts';

/** What goes wrong in each, and the project of vitest.config.ts that has the test. */
const disorders = {
  'trigger-disorder': 'api',
  'trigger-cut-off': 'api',
  'answer-cut-off': 'api',
  'one-ad-rush': 'load',
  'clock-jumps': 'api',
  'database-outage': 'load',
} as const;

/** Events in any order, processes that die, a database that is away, a crowd, wrong clocks: all ends as it should. */
export function proveDisorder(signal: AbortSignal): Promise<Proof> {
  return proveFiles(disorders, signal);
}
