import { randomUUID } from 'node:crypto';
import { startParts, withImports } from '../../../../web/start-parts.ts';
import { newPushKeys } from '../../product/push-keys.ts';
import { repositoryRoot } from '../../repository.ts';
import { type BenchResult, type Figure, median, short } from '../search/figure.ts';
import { measureRate, type BenchRequest } from '../http-client.ts';
import { type PartOptions, runPart, startPart } from '../search/run-part.ts';
import type { Operations } from '../search/billed-reads.ts';
import type { MessageOperations, run as operations } from './parts/operations.ts';
import type { run as serveChat } from './parts/serve-chat.ts';
import { prices, requestPrice } from '../prices.ts';
import { builtSite } from '../../build/site-weight.ts';

export interface ChatPlan {
  /** In the conversation whose pages are counted; page 50 has the oldest ten of 500. */
  messages: number;
  load: { rounds: number; seconds: number; pairs: number };
}

export const fullPlan: ChatPlan = { messages: 520, load: { rounds: 5, seconds: 5, pairs: 16 } };
export const quickPlan: ChatPlan = { messages: 520, load: { rounds: 1, seconds: 1, pairs: 8 } };

interface Rates {
  sending: number[];
  empty: number[];
}

const partsHere = (name: string) => `../../chat/parts/${name}`;

/** A message of one of a pair to the other. */
function sendOf(pair: number): BenchRequest {
  const message = { receiver: `bench-${pair}b`, content: 'سڵاو، هێشتا بەردەستە؟' };
  return {
    method: 'POST',
    path: '/api/message',
    body: Buffer.from(JSON.stringify(message)),
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer bench-${pair}a`,
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': `10.0.${pair}.1`,
    },
  };
}

/** Measures both in alternating rounds, so that other load affects both. */
async function measureRates({ load }: ChatPlan, options: PartOptions): Promise<Rates> {
  const { rounds, seconds, pairs } = load;
  const served = await startPart<typeof serveChat>(
    partsHere('serve-chat'),
    { pairs },
    { ...options, core: 0 },
  );
  const rates: Rates = { sending: [], empty: [] };
  try {
    for (let round = -1; round < rounds; round += 1) {
      for (const kind of ['sending', 'empty'] as const) {
        const load = { port: served.found[kind], connections: pairs, seconds, next: sendOf };
        const rate = await measureRate(load);
        // The first round is a warm-up.
        if (round >= 0) rates[kind].push(rate);
      }
    }
  } finally {
    served.stop();
  }
  return rates;
}

const inWords = ({ reads, writes }: Operations) => `${reads} + ${writes}`;

/** Counts what messages cost where browsers can take notifications. */
export function countOperationsOf(
  { messages }: ChatPlan,
  { environment, signal }: PartOptions,
): Promise<MessageOperations> {
  const withPush = { ...environment, ...newPushKeys() };
  return runPart<typeof operations>(
    partsHere('operations'),
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

function rateFigure({ sending, empty }: Rates): Figure {
  const [one, other] = [median(sending), median(empty)];
  return {
    name: 'sends a second on one instance, against a handler that does nothing',
    measured: `${short(one)} against ${short(other)} (${short(one / other)})`,
  };
}

function weightFigure({ page, live }: ReturnType<typeof inboxWeight>): Figure {
  const inKb = (bytes: number) => `${short(bytes / 1000)} kB`;
  return {
    name: 'page of a conversation after gzip, without and with the live connection',
    measured: `${inKb(page)}, ${inKb(page + live)}`,
  };
}

/** Parts of the site that name the Firebase SDK. */
const livePart = '/connection/';

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  new Set([...all].filter((each) => !some.has(each)));

/**
 * Bytes after gzip that a conversation's page loads besides those of every page, and those of the live connection,
 * which comes after the first messages are there.
 */
function inboxWeight(): { page: number; live: number } {
  const { manifest, weigh: weighFiles } = builtSite(repositoryRoot);
  const every = startParts(manifest);
  const page = without(withImports(manifest, ['src/pages/conversation-page.tsx']), every);
  const live = new Set<string>();
  const visit = (keys: Iterable<string>) => {
    for (const key of keys) {
      for (const each of manifest[key]?.dynamicImports ?? []) {
        if (!each.includes(livePart) || live.has(each)) continue;
        const own = withImports(manifest, [each]);
        for (const key of own) live.add(key);
        visit(own);
      }
    }
  };
  visit(page);
  const weigh = (keys: ReadonlySet<string>) =>
    weighFiles([...keys].map((key) => manifest[key]?.file ?? ''));
  return { page: weigh(page), live: weigh(without(without(live, every), page)) };
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
  plan: ChatPlan,
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<BenchResult> {
  const options = { environment, signal };
  const found = await countOperationsOf(plan, options);
  const rates = await measureRates(plan, options);
  const [weight, million] = [inboxWeight(), millionFor(found)];
  return {
    figures: [
      ...operationFigures(found),
      rateFigure(rates),
      weightFigure(weight),
      priceFigure(million),
    ],
    numbers: { operations: found, rates, weight, million },
  };
}
