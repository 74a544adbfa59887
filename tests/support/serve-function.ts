/** The whole of a process that `startFunction` begins: one HTTP function on the running emulators. */
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { answerTime } from '../../functions/src/http/time-limits.ts';
import { requireEmulators } from './stack.ts';

const functions = {
  api: async () => (await import('../../functions/src/http/api.ts')).serveApi,
  publish: async () => (await import('../../functions/src/http/publish.ts')).servePublish,
};

// The function begins its own app, as an instance does.
requireEmulators();
const patience = process.env['ANSWER_MS'];
if (patience !== undefined) Object.assign(answerTime, { apiMs: Number(patience) });
const serve = await functions[process.argv[2] as keyof typeof functions]();
const server = createServer((request, response) => {
  // Express makes its own kind of these two out of Node's.
  serve(...([request, response] as unknown as Parameters<typeof serve>));
});
server.listen(0, '127.0.0.1', () => {
  // Who is killed leaves nothing behind for the next.
  flushCompileCache();
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('message', () => process.send?.({ peakBytes: process.resourceUsage().maxRSS * 1024 }));
process.once('disconnect', () => process.exit());
