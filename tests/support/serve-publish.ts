/** The whole of a process that `startPublish` begins: the `publish` function on the running emulators. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { servePublish } from '../../functions/src/http/publish.ts';
import { adminApp } from './stack.ts';

type Handled = Parameters<typeof servePublish>;

adminApp();
const server = createServer((request, response) => {
  // Express makes its own kind of these two out of Node's.
  servePublish(request as Handled[0], response as Handled[1]);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('message', () => process.send?.({ peakBytes: process.resourceUsage().maxRSS * 1024 }));
process.once('disconnect', () => process.exit());
