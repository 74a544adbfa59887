/** The whole of a process that `startCutOff` begins: it counts its own writes, and dies after one of them. */
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { getAuth } from 'firebase-admin/auth';
import { WriteBatch } from 'firebase-admin/firestore';
import { deleteUser } from '../../functions/src/deletion/delete-user.ts';
import { serveApi } from '../../functions/src/http/api.ts';
import { adminApp, isolatedApp } from './stack.ts';

type Handled = Parameters<typeof serveApi>;
type Methods = Record<string, (...values: unknown[]) => Promise<unknown>>;

let left = Number(process.env['CUT_AFTER']);

function dieAfter(owner: object, name: string): void {
  const methods = owner as Methods;
  const real = methods[name];
  if (!real) throw new Error(`There is no ${name} to count.`);
  methods[name] = async function (this: unknown, ...values) {
    const result = await real.apply(this, values);
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return result;
  };
}

const project = process.env['CUT_PROJECT'];
const app = project === undefined ? adminApp() : isolatedApp(project);
// Transactions and single writes commit by the same method.
dieAfter(WriteBatch.prototype, '_commit');
const auth = getAuth(app);
for (const name of ['updateUser', 'deleteUser']) dieAfter(auth, name);

const server = createServer((request, response) => {
  // Express makes its own kind of these two out of Node's.
  serveApi(...([request, response] as unknown as Handled));
});
server.listen(0, '127.0.0.1', () => {
  // Who is killed leaves nothing behind for the next.
  flushCompileCache();
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('message', ({ uid }: { uid: string }) => {
  void deleteUser(uid).then(() => process.send?.({ done: true }));
});
process.once('disconnect', () => process.exit());
