import { handlers } from '../../../../../functions/src/http/handlers.ts';
import { firestore } from '../../../../../functions/src/platform/firestore.ts';
import { messageWritten } from '../../../../../functions/src/triggers.ts';
import { countOperations, type Operations } from '../../search/billed-reads.ts';
import { callerOf, listPage, send, slowClock, writePeople } from './talk.ts';

export interface MessageOperations {
  /** The most of any warm send: of the handler alone, and with who asks. */
  send: Operations;
  sendWithCaller: Operations;
  /** What follows from a message, for a receiver without a browser that takes notifications. */
  trigger: Operations;
  /** The receiver says that it is read. */
  read: Operations;
  pageOne: Operations;
  pageFifty: Operations;
}

const most = (all: readonly Operations[]): Operations => ({
  reads: Math.max(...all.map(({ reads }) => reads)),
  writes: Math.max(...all.map(({ writes }) => writes)),
});

/** Counts what messages cost, in a conversation of that many of them. */
export async function run({ messages }: { messages: number }): Promise<MessageOperations> {
  slowClock();
  const operations = countOperations(firestore());
  await writePeople(['bench-a', 'bench-b']);
  const [me, partner] = [await callerOf('bench-a'), await callerOf('bench-b')];
  await send(me, partner.uid);
  await send(partner, me.uid);
  const counted = { sends: [] as Operations[], with: [] as Operations[] };
  const rest = { triggers: [] as Operations[], reads: [] as Operations[] };
  for (let seq = 3; seq <= messages; seq += 1) {
    let id = '';
    counted.sends.push(await operations.of(async () => (id = await send(me, partner.uid))));
    if (seq % 50 !== 0) continue;
    rest.triggers.push(await operations.of(() => messageWritten(id, undefined)));
    rest.reads.push(await operations.of(() => readUpTo(partner.uid, me.uid, seq)));
    counted.with.push(await operations.of(async () => send(await callerOf(me.uid), partner.uid)));
    seq += 1;
  }
  // The address of the partner is counted with the first page of a day.
  await listPage(me, partner.uid, 1);
  return {
    send: most(counted.sends),
    sendWithCaller: most(counted.with),
    trigger: most(rest.triggers),
    read: most(rest.reads),
    pageOne: await operations.of(() => listPage(me, partner.uid, 1)),
    pageFifty: await operations.of(() => listPage(me, partner.uid, 50)),
  };
}

async function readUpTo(uid: string, userId: string, seq: number): Promise<void> {
  const caller = await callerOf(uid);
  await handlers.setConversationState({
    ...{ language: 'ku', address: '10.0.0.1', idempotencyKey: undefined, caller, query: {} },
    ...{ params: { userId }, body: { readUpTo: seq } },
  });
}
