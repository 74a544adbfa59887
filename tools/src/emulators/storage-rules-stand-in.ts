/**
 * Speaks the protocol of the Cloud Storage rules runtime (JSON lines on stdin and stdout, see
 * firebase-tools lib/emulator/storage/rules/runtime.js) and denies everything. storage.rules denies
 * clients everything too, so the answers are the same as the real runtime's.
 */
import { createInterface } from 'node:readline';

interface Request {
  id: number;
  action: string;
}

/** The runtime's answer to one request. */
export function answer(request: Request): Record<string, unknown> {
  const result = request.action === 'verify' ? { permit: false } : { rulesVersion: 2 };
  return { id: request.id, status: 'ok', errors: [], warnings: [], result };
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) {
  // A line that is not JSON goes to the log of firebase-tools as it is.
  write('Storage rules runtime not installed: a stand-in denies every request of a client.');
  write(JSON.stringify({ id: -1, status: 'ok' }));
  process.once('SIGINT', () => process.exit(0));
  for await (const line of createInterface({ input: process.stdin })) {
    write(JSON.stringify(answer(JSON.parse(line) as Request)));
  }
}
