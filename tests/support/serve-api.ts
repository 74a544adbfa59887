/** The whole of a process that `startApiProcess` begins: the `api` function on the running emulators. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveApi } from '../../functions/src/http/api.ts';
import { adminApp } from './stack.ts';

type Handled = Parameters<typeof serveApi>;

adminApp();
const server = createServer((request, response) => {
  // Express makes its own kind of these two out of Node's.
  serveApi(request as Handled[0], response as Handled[1]);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('message', () => process.send?.({ peakBytes: process.resourceUsage().maxRSS * 1024 }));
process.once('disconnect', () => process.exit());
