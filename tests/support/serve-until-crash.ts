/** The whole of a process that `startCrashProcess` begins: it counts its own writes, and dies after one of them. */
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, WriteBatch, type DocumentSnapshot } from 'firebase-admin/firestore';
import { deleteUser } from '../../functions/src/deletion/delete-user.ts';
import { accountsOf } from './own-accounts.ts';
import { adminApp, isolatedApp } from './stack.ts';

type Methods = Record<string, (...values: unknown[]) => Promise<unknown>>;

let left = Number(process.env['KILL_AFTER']);

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

/** Only one of them loads the library of images. */
const functions = {
  api: async () => (await import('../../functions/src/http/api.ts')).serveApi,
  publish: async () => (await import('../../functions/src/http/publish.ts')).servePublish,
};
const project = process.env['SERVED_PROJECT'];
const app = project === undefined ? adminApp() : isolatedApp(project);
if (project !== undefined) accountsOf(app);
// Transactions and single writes commit by the same method.
dieAfter(WriteBatch.prototype, '_commit');
const auth = getAuth(app);
for (const name of ['updateUser', 'deleteUser']) dieAfter(auth, name);

const serve = await functions[process.env['SERVED_FUNCTION'] === 'publish' ? 'publish' : 'api']();
const server = createServer((request, response) => {
  // Express converts these two from Node's types.
  serve(...([request, response] as unknown as Parameters<typeof serve>));
});
server.listen(0, '127.0.0.1', () => {
  // A killed process cannot store its compile cache for the next one, so it is stored now.
  flushCompileCache();
  process.send?.({ port: (server.address() as AddressInfo).port });
});

/** An event with the current document, and without the one before. */
async function changeOf(path: string) {
  const before = { exists: false, data: () => undefined } as unknown as DocumentSnapshot;
  return { before, after: await getFirestore(app).doc(path).get() };
}

const works = {
  deleteUser,
  listingWritten: async (id: string) => {
    const { listingWritten } = await import('../../functions/src/triggers.ts');
    await listingWritten(id, await changeOf(`listings/${id}`));
  },
  caseWritten: async (id: string) => {
    const { caseWritten } = await import('../../functions/src/triggers.ts');
    await caseWritten(id, await changeOf(`reportCases/${id}`));
  },
  userWritten: async (id: string) => {
    const { userWritten } = await import('../../functions/src/triggers.ts');
    await userWritten(id, await changeOf(`users/${id}`));
  },
  mailCreated: async (id: string) => {
    const { mailCreated } = await import('../../functions/src/triggers.ts');
    await mailCreated(id);
  },
} as const;
export type CrashWork = keyof typeof works;

process.on('message', ({ work, id }: { work: CrashWork; id: string }) => {
  void works[work](id).then(() => process.send?.({ done: true }));
});
process.once('disconnect', () => process.exit());
