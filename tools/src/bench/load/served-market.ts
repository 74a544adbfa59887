import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { once } from 'node:events';
import sharp from 'sharp';
import { productionSettings } from '../../deploy/check-upload.ts';
import { serveFunction, type ServedFunction } from '../../deploy/serve-function.ts';
import { repositoryRoot } from '../../repository.ts';
import { randomFrom } from '../../random.ts';
import { type PartOptions, runPart } from '../search/run-part.ts';
import { httpClient } from '../http-client.ts';
import { loadRequests, type Market } from './load-requests.ts';
import type { Usage } from './meter.ts';
import type { FilledMarket, run as fillMarket } from './parts/fill-market.ts';
import { kinds, nothingBilled, type Billed, type FunctionName, type KindName } from './visit.ts';
import type { KindCost } from './visit-cost.ts';

const functionNames = ['api', 'publish', 'media', 'pages'] as const satisfies FunctionName[];
const password = 'Qaysari-2025';
const meter = join(import.meta.dirname, 'meter.ts');

async function usageOf({ child }: ServedFunction): Promise<Usage> {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
}

/** One instance of each function, and a market behind them. */
export interface ServedMarket extends AsyncDisposable {
  /** Sends one request of a kind; resolves with what was wrong, if anything. */
  send(kind: KindName): Promise<string | undefined>;
  /** What each process has used. */
  usage(): Promise<Record<FunctionName, Usage>>;
  /** Measures one kind: so many requests, one after the other. Throws when one is answered wrongly. */
  costOf(kind: KindName, times: number): Promise<KindCost>;
}

export async function serveMarket(
  { people, ads }: { people: number; ads: number },
  options: PartOptions,
): Promise<ServedMarket> {
  const filled = await runPart<typeof fillMarket>(
    '../../load/parts/fill-market',
    { people, ads, password },
    options,
  );
  const settings = { ...productionSettings, ...options.environment };
  await using started = new AsyncDisposableStack();
  const functions = {} as Record<FunctionName, ServedFunction>;
  for (const name of functionNames) {
    functions[name] = started.use(
      await serveFunction(join(repositoryRoot, 'functions/lib'), name, settings, undefined, meter),
    );
  }
  const client = httpClient();
  started.defer(() => client.close());
  const market: Market = { ...filled, password, photo: await photo(), tokens: [] };
  const random = randomFrom('load');
  const signIn = async (username: string) => {
    const request = loadRequests({ ...market, people: peopleOf(filled, username) }, random);
    const { problem, body } = await client.ask(functions.api.origin, request('signIn'));
    if (problem !== undefined) throw new Error(problem);
    return (JSON.parse(body.toString()) as { data: { token: string } }).data.token;
  };
  const tokens: string[] = [];
  for (const { username } of filled.people) tokens.push(await signIn(username));
  const make = loadRequests({ ...market, tokens }, random);
  const ask = (kind: KindName) => client.ask(functions[kinds[kind].answeredBy].origin, make(kind));
  const stack = started.move();
  return {
    send: async (kind) => (await ask(kind)).problem,
    async usage() {
      const found = functionNames.map(async (name) => [name, await usageOf(functions[name])]);
      return Object.fromEntries(await Promise.all(found)) as Record<FunctionName, Usage>;
    },
    async costOf(kind, times) {
      const { answeredBy } = kinds[kind];
      const before = await usageOf(functions[answeredBy]);
      let [sentBytes, seconds] = [0, 0];
      for (let n = 0; n < times; n += 1) {
        const from = performance.now();
        const { problem, body, type } = await ask(kind);
        seconds += (performance.now() - from) / 1000;
        if (problem !== undefined) throw new Error(problem);
        sentBytes += type.startsWith('image/') ? body.length : gzipSync(body).length;
      }
      const after = await usageOf(functions[answeredBy]);
      const billed = sumOf(Object.values(after.billed));
      const each = Object.entries(billed).map(([name, count]) => [name, count / times]);
      return {
        ...(Object.fromEntries(each) as unknown as Billed),
        cpuSeconds: (after.cpuSeconds - before.cpuSeconds) / times,
        seconds: seconds / times,
        sentBytes: sentBytes / times,
      };
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

function peopleOf({ people }: FilledMarket, username: string): FilledMarket['people'] {
  return people.filter((person) => person.username === username);
}

function sumOf(all: readonly Billed[]): Billed {
  const sum = { ...nothingBilled };
  for (const each of all) {
    for (const name of Object.keys(sum) as (keyof Billed)[]) sum[name] += each[name];
  }
  return sum;
}

/** A photo of a phone after the browser has shrunk it: some 400 kB. */
function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
    .resize(1600, 1200, { kernel: 'cubic' })
    .jpeg({ quality: 82 })
    .toBuffer();
}
