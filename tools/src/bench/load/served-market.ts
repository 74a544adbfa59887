import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { productionSettings } from '../../deploy/check-upload.ts';
import { serveFunction, type ServedFunction } from '../../deploy/serve-function.ts';
import { repositoryRoot } from '../../repository.ts';
import { randomFrom } from '../../random.ts';
import { type PartOptions, runPart } from '../search/run-part.ts';
import { type BenchRequest, loadRequests, type Market } from './load-requests.ts';
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
  // Opens as many connections as answers are due, and reuses them.
  const agent = new Agent({ keepAlive: true });
  started.defer(() => agent.destroy());
  const market: Market = { ...filled, password, adForm: await adForm(), tokens: [] };
  const random = randomFrom('load');
  const signIn = async (username: string) => {
    const makeOne = loadRequests({ ...market, people: peopleOf(filled, username) }, random);
    const { problem, body } = await askOnce(agent, functions.api.origin, makeOne('signIn'));
    if (problem !== undefined) throw new Error(problem);
    return (JSON.parse(body.toString()) as { data: { token: string } }).data.token;
  };
  const tokens: string[] = [];
  for (const { username } of filled.people) tokens.push(await signIn(username));
  const make = loadRequests({ ...market, tokens }, random);
  const ask = (kind: KindName) =>
    askOnce(agent, functions[kinds[kind].answeredBy].origin, make(kind));
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

/** The form of an ad, with the photo of a phone after the browser has shrunk it: some 400 kB. */
async function adForm(): Promise<Market['adForm']> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#888', noise },
  })
    .resize(1600, 1200, { kernel: 'cubic' })
    .jpeg({ quality: 82 })
    .toBuffer();
  const form = new FormData();
  const fields = {
    ...{ title: 'مطعم في قلب أربيل', description: 'مطعم يعمل منذ عشر سنوات.' },
    ...{ location: 'erbil', category: 'restaurants_cafes', currency: 'iqd', price: '25000000' },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('images', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return { type, body: Buffer.from(await sent.arrayBuffer()) };
}

interface BenchAnswer {
  /** What was wrong; undefined for a right answer. */
  problem: string | undefined;
  body: Buffer;
  type: string;
}

/** Longer than Hosting waits. */
const timeoutMs = 60_000;

function askOnce(agent: Agent, origin: string, asked: BenchRequest): Promise<BenchAnswer> {
  const { method, path, body, headers } = asked;
  const failed = (problem: string) => ({ problem, body: Buffer.alloc(0), type: '' });
  return new Promise((resolve) => {
    const sent = request(
      new URL(path, origin),
      { agent, method, headers, timeout: timeoutMs },
      (response) => {
        const { statusCode = 0, headers } = response;
        buffer(response).then(
          (body) => {
            const isRight = statusCode === 200 && isWhole(headers['cache-control'], path);
            const start = body.subarray(0, 200).toString();
            const problem = isRight ? undefined : `${method} ${path}: ${statusCode} ${start}`;
            resolve({ problem, body, type: headers['content-type'] ?? '' });
          },
          (error: unknown) => resolve(failed(`${method} ${path}: ${String(error)}`)),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${timeoutMs / 1000} s`)));
    sent.on('error', (error) => resolve(failed(`${method} ${path}: ${error.message}`)));
    sent.end(body);
  });
}

/** A page that could not be rendered in time is the built one, which must not be cached. */
function isWhole(cacheControl: string | undefined, path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/media/') || cacheControl !== 'no-store';
}
