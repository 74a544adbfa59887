import { newPushKeys } from '../../product/push-keys.ts';
import { type BenchResult, type Figure, short } from '../search/figure.ts';
import { type PartOptions, runPart } from '../search/run-part.ts';
import type { Operations } from '../search/billed-reads.ts';
import type { MessageOperations, run as operations } from './parts/operations.ts';
import { prices, requestPrice } from '../prices.ts';

/** In the conversation whose pages are counted; page 50 has the oldest ten of 500. */
export const messages = 520;

const inWords = ({ reads, writes }: Operations) => `${reads} + ${writes}`;

/** Counts what messages cost where browsers can take notifications. */
export function countOperationsOf({
  environment,
  signal,
}: PartOptions): Promise<MessageOperations> {
  const withPush = { ...environment, ...newPushKeys() };
  return runPart<typeof operations>(
    '../../chat/parts/operations',
    { messages },
    { environment: withPush, signal },
  );
}

export function operationFigures(found: MessageOperations): Figure[] {
  const { send, pageOne, pageFifty } = found;
  return [
    {
      name: 'reads + writes of a warm send, the most of any',
      reach: '≤ 1 + 2',
      measured: inWords(send),
      met: send.reads <= 1 && send.writes <= 2,
    },
    { name: 'the same with who asks', measured: inWords(found.sendWithCaller) },
    { name: 'of the trigger after it', measured: inWords(found.trigger) },
    { name: 'of saying that it is read', measured: inWords(found.read) },
    {
      name: 'reads of page 50 against page 1',
      reach: 'equal',
      measured: `${pageFifty.reads} against ${pageOne.reads}`,
      met: pageFifty.reads === pageOne.reads,
    },
  ];
}

/** Both look at the conversation: each listens to its messages and to what they keep of it. */
const listenerReads = 4;
/** Sending and reading are requests to `api`, and the trigger is one to `messageWritten`. */
const requestsGibibytes = [0.5, 0.5, 0.25];

/** Dollars for a million messages, each sent, settled, seen live by both and read at once. */
function millionFor({ sendWithCaller, trigger, read }: MessageOperations) {
  const all = [sendWithCaller, trigger, read];
  const reads = listenerReads + all.reduce((sum, each) => sum + each.reads, 0);
  const writes = all.reduce((sum, each) => sum + each.writes, 0);
  const firestore = 1e6 * (reads * prices.read + writes * prices.write);
  const functions = 1e6 * requestsGibibytes.reduce((sum, each) => sum + requestPrice(each), 0);
  return { reads, writes, firestore, functions, together: firestore + functions };
}

function priceFigure(million: ReturnType<typeof millionFor>): Figure {
  const { reads, writes, firestore, functions, together } = million;
  const parts = `Firestore ${short(firestore)}: ${reads} + ${writes} each, functions ${short(functions)}`;
  return { name: 'dollars for a million messages', measured: `${short(together)} (${parts})` };
}

/** Measures what a conversation costs. `environment` points to an empty Firestore emulator. */
export async function benchChat(
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<BenchResult> {
  const found = await countOperationsOf({ environment, signal });
  const million = millionFor(found);
  return {
    figures: [...operationFigures(found), priceFigure(million)],
    numbers: { operations: found, million },
  };
}
