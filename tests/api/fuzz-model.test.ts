import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adPlays } from '../support/market-ad-plays.ts';
import { marketCommands } from '../support/market-commands.ts';
import { fuzzParameters, fuzzRuns, replayed, seed } from '../support/fuzz.ts';
import { lookAtAll } from '../support/market-look.ts';
import { MarketModel } from '../support/market-model.ts';
import { openMarket, settle, type Market } from '../support/market.ts';
import { openIsolatedApi } from '../support/isolated-api.ts';
import type { OwnApi } from '../support/own-api.ts';
import { writeFigures } from '../support/proof.ts';
import { isolatedApp } from '../support/stack.ts';

/**
 * Random commands of a few people, against a model that says what everybody sees: in a project where no
 * trigger runs, so that each command delivers its own. Sessions are signed, and verified as in production.
 */

const app = isolatedApp('fuzz-model');
const counted = { commands: 0, requests: 0 };
let api: OwnApi;

beforeAll(async () => {
  api = await openIsolatedApi(app);
}, 60_000);

afterAll(async () => {
  await api[Symbol.asyncDispose]();
  const { commands, requests } = counted;
  writeFigures({ inputs: commands, commands, requests, commandsSeed: seed });
}, 60_000);

const minuteMs = 60_000;
const withinMs = fuzzRuns({ short: 1.5, long: 9 }) * minuteMs;

/** Two ads that everybody sees: most of what can be done needs one. */
async function openShops(market: Market): Promise<void> {
  for (const place of [0, 1]) {
    const drawn = { who: place, whom: 0, which: place, way: 0, text: '' };
    await adPlays['publish']?.run(market, drawn);
    await adPlays['decide']?.run(market, drawn);
  }
}

test(
  'nobody sees what is not theirs to see, and nothing that is gone, after any commands',
  async () => {
    const runs = fuzzRuns({ short: 2, long: 50 });
    const maxCommands = fuzzRuns({ short: 40, long: 60 });
    await fc.assert(
      fc.asyncProperty(
        fc.commands(marketCommands, { maxCommands, size: 'max', ...replayed }),
        async (commands) => {
          const model = new MarketModel();
          const market = openMarket(model, { origin: api.origin, counted });
          for (let people = 0; people < 3; people += 1) await settle(model);
          await openShops(market);
          await fc.asyncModelRun(() => ({ model, real: market }), commands);
          for (const reader of [undefined, ...model.people]) await lookAtAll(market, reader);
        },
      ),
      fuzzParameters(runs, withinMs),
    );
    expect(counted.commands).toBeGreaterThan(runs);
  },
  withinMs + minuteMs,
);
