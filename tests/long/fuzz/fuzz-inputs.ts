import { endpoints, publishEndpoints } from '@qaysari/contract/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncInvestor } from '../../../functions/src/investor/store.ts';
import { ask, type Answer } from '../../support/api-client.ts';
import { generatedRequest, wireOf, type Wire } from '../../support/generated-requests.ts';
import { buildRania, buildScene, type Actor, type Investor } from '../../support/endpoint-scene.ts';
import { fuzzParameters, inTime, isReplay, timeoutOf, type Draws } from '../../support/fuzz.ts';
import { marker, wrongTexts } from '../../support/hostile-texts.ts';
import { openIsolatedApi } from '../../support/isolated-api.ts';
import type { OwnApi } from '../../support/own-api.ts';
import { writeFigures } from '../../support/figures.ts';
import { isolatedApp, origin } from '../../support/stack.ts';
import { rowsOf, type EndpointName } from '../../api/endpoint-table.ts';

/**
 * Sends valid and invalid inputs to each call of the contract. No input may break the API, keep it busy, or come back
 * unchanged.
 */

const app = isolatedApp('fuzz-inputs');
const contract = { ...endpoints, ...publishEndpoints };
const names = Object.keys(contract) as EndpointName[];
const ofVisitors = names.filter((name) => contract[name].access !== 'user');
const counted = { inputs: 0 };
let api: OwnApi;
let rania: Investor;

beforeAll(async () => {
  api = await openIsolatedApi(app);
  rania = await buildRania();
  await syncInvestor(rania.uid);
});

afterAll(async () => {
  await api[Symbol.asyncDispose]();
  writeFigures(counted);
});

/** Calls in a row by one person, before new people take over. */
const inARow = 10;

interface Sending {
  at: string;
  token?: string | undefined;
  patienceMs: Draws['patienceMs'];
}

/** Sends a request, and fails the test for an answer that is never allowed. */
async function send(wire: Wire, { at, token, patienceMs }: Sending): Promise<Answer> {
  counted.inputs += 1;
  const { path, method, headers, body } = wire;
  const how = { method, headers, ...(body !== undefined && { body }), origin: at };
  const call = `${method} ${path.slice(0, 200)} ${(body ?? '').slice(0, 500)}`;
  const asked = ask(path, { ...how, ...(token !== undefined && { token }) });
  const answer = await inTime(asked, call, patienceMs);
  expect(answer.status, call).toBeLessThan(500);
  expect(answer.headers.get('x-content-type-options'), call).toBe('nosniff');
  expect(wrongTexts(answer.body), call).toEqual([]);
  // A refusal contains only our own texts.
  if (answer.status >= 400) expect(JSON.stringify(answer.body), call).not.toMatch(wordsOfOthers);
  return answer;
}

const wordsOfOthers = new RegExp(`${marker}|<\\w|__proto__|erbil`);

const actor = fc.constantFrom<Actor>('owner', 'owner', 'owner', 'investor', 'stranger', 'none');

/** `hosted`: how many runs go through Hosting, besides those that go to the API itself. */
export function proveFuzzInputs({ hosted, ...draws }: Draws & { hosted: number }): void {
  const { patienceMs } = draws;
  const timeout = timeoutOf(draws);
  test(
    'each call answers whatever it is sent',
    async () => {
      const property = fc.asyncProperty(
        actor,
        fc.array(generatedRequest(names), { minLength: inARow, maxLength: inARow }),
        async (who, requests) => {
          const scene = await buildScene(who, rania, true);
          for (const request of requests) {
            const rows = rowsOf(request.name);
            const [, row] = rows[request.row % rows.length]!;
            await send(wireOf(request, await row.send(scene)), {
              ...{ at: api.origin, token: scene.tokens[0], patienceMs },
            });
          }
        },
      );
      await fc.assert(property, fuzzParameters(draws));
    },
    timeout,
  );

  test(
    'so it does behind Hosting, to anybody',
    async () => {
      const property = fc.asyncProperty(
        fc.array(generatedRequest(ofVisitors), { minLength: inARow, maxLength: inARow }),
        async (requests) => {
          for (const request of requests)
            await send(wireOf(request, {}), { at: origin, patienceMs });
        },
      );
      await fc.assert(property, fuzzParameters({ ...draws, runs: hosted }));
    },
    timeout,
  );

  test('enough inputs were generated', () => {
    if (!isReplay) expect(counted.inputs).toBeGreaterThanOrEqual((draws.runs + hosted) * inARow);
    writeFigures({ inputsSeed: draws.seed });
  });
}
