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

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

// firebase-tools copies a line that is not JSON into its log.
write('Storage rules runtime not installed: a stand-in denies every request of a client.');
write(JSON.stringify({ id: -1, status: 'ok' }));
process.once('SIGINT', () => process.exit(0));
for await (const line of createInterface({ input: process.stdin })) {
  const { id, action } = JSON.parse(line) as Request;
  const result = action === 'verify' ? { permit: false } : { rulesVersion: 2 };
  write(JSON.stringify({ id, status: 'ok', errors: [], warnings: [], result }));
}
