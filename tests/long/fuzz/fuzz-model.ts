import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adCommands } from '../../support/market-ad-commands.ts';
import { marketCommands } from '../../support/market-commands.ts';
import { fuzzParameters, isReplay, replayed, timeoutOf, type Draws } from '../../support/fuzz.ts';
import { lookAtAll } from '../../support/market-look.ts';
import { MarketModel } from '../../support/market-model.ts';
import { messageCommands } from '../../support/market-message-commands.ts';
import { openMarket, settle, type Market } from '../../support/market.ts';
import { openIsolatedApi } from '../../support/isolated-api.ts';
import type { OwnApi } from '../../support/own-api.ts';
import { writeFigures } from '../../support/figures.ts';
import { isolatedApp } from '../../support/stack.ts';

/**
 * Random commands of a few people, against a model that says what everybody sees: in a project where no
 * trigger runs, so that each command delivers its own. Sessions are signed, and verified as in production.
 */

const app = isolatedApp('fuzz-model');
const counted = { commands: 0, requests: 0 };
let api: OwnApi;

beforeAll(async () => {
  api = await openIsolatedApi(app);
});

afterAll(async () => {
  await api[Symbol.asyncDispose]();
  writeFigures(counted);
});

/** Two ads that everybody sees, a heart and a message: most of what can be done needs one of them. */
async function openShops(market: Market): Promise<void> {
  const choices = { who: 0, whom: 1, which: 0, way: 0, text: '' };
  await adCommands['publish']?.run(market, choices);
  await adCommands['publish']?.run(market, { ...choices, who: 1 });
  await adCommands['decide']?.run(market, choices);
  await adCommands['decide']?.run(market, { ...choices, which: 1 });
  await adCommands['favorite']?.run(market, { ...choices, who: 2 });
  await messageCommands['write']?.run(market, choices);
  expect(market.model.words.size).toBeGreaterThan(10);
}

export function proveFuzzModel({ maxCommands, ...draws }: Draws & { maxCommands: number }): void {
  const { patienceMs } = draws;
  test(
    'nobody sees what is not theirs to see, and nothing that is gone, after any commands',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.commands(marketCommands, { maxCommands, size: 'max', ...replayed }),
          async (commands) => {
            const model = new MarketModel();
            const market = openMarket(model, { origin: api.origin, counted, patienceMs });
            for (let people = 0; people < 3; people += 1) await settle(model);
            await openShops(market);
            await fc.asyncModelRun(() => ({ model, real: market }), commands);
            for (const reader of [undefined, ...model.people]) await lookAtAll(market, reader);
          },
        ),
        fuzzParameters(draws),
      );
      if (!isReplay) expect(counted.commands).toBeGreaterThan(draws.runs);
      writeFigures({ commandsSeed: draws.seed });
    },
    timeoutOf(draws),
  );
}
