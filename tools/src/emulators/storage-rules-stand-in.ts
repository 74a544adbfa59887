/**
 * Implements the protocol of the Cloud Storage rules runtime and denies everything. The protocol is JSON
 * lines on stdin and stdout (firebase-tools lib/emulator/storage/rules/runtime.js). storage.rules denies
 * clients everything too, so the results are the same.
 */
import { createInterface } from 'node:readline';

interface Request {
  id: number;
  action: string;
}

/** The response to one request. */
export function answer(request: Request): Record<string, unknown> {
  const result = request.action === 'verify' ? { permit: false } : { rulesVersion: 2 };
  return { id: request.id, status: 'ok', errors: [], warnings: [], result };
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) {
  // firebase-tools copies a line that is not JSON into its log.
  write('Storage rules runtime not installed: a stand-in denies every request of a client.');
  write(JSON.stringify({ id: -1, status: 'ok' }));
  process.once('SIGINT', () => process.exit(0));
  for await (const line of createInterface({ input: process.stdin })) {
    write(JSON.stringify(answer(JSON.parse(line) as Request)));
  }
}
