import fc from 'fast-check';
import { uncleanTexts, takenTexts } from './hostile-texts.ts';
import { accountCommands } from './market-account-commands.ts';
import { adCommands } from './market-ad-commands.ts';
import { lookAround } from './market-look.ts';
import { messageCommands } from './market-message-commands.ts';
import type { MarketModel, Reader } from './market-model.ts';
import type { CommandKind } from './market-command-kind.ts';
import { reportCommands } from './market-report-commands.ts';
import type { Market } from './market.ts';

/** A new kind of command is an entry in one of these, or another list beside them. */
export const commandKinds: Readonly<Record<string, CommandKind>> = {
  ...accountCommands,
  ...adCommands,
  ...messageCommands,
  ...reportCommands,
};

const place = fc.nat({ max: 59 });
const text = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...takenTexts) },
  { weight: 1, arbitrary: fc.constantFrom(...uncleanTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const anyChoices = fc.record({ who: place, whom: place, which: place, way: place, text });

function commandOf(name: string, { run }: CommandKind) {
  return fc.tuple(anyChoices, place).map(([choices, looker]) => ({
    check: () => true,
    run: async (model: MarketModel, market: Market) => {
      market.counted.commands += 1;
      await run(market, choices);
      const readers: Reader[] = [undefined, ...model.people];
      await lookAround(market, readers[looker % readers.length], looker);
    },
    toString: () => `${name}(${JSON.stringify(choices)}), seen by ${looker}`,
  }));
}

/**
 * The commands of a run. After each of them one of all readers looks around: at all lists, at one ad and at one
 * person.
 */
export const marketCommands = Object.entries(commandKinds).flatMap(([name, kind]) =>
  Array.from({ length: kind.weight }, () => commandOf(name, kind)),
);
