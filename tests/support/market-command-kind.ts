import type { MarketModel, Person } from './market-model.ts';
import type { Market } from './market.ts';

/** One kind of command. It changes the market and its model, and checks the answers. */
export interface CommandKind {
  /** How often it is chosen, compared with the others. */
  weight: number;
  run: (market: Market, choices: Choices) => Promise<void>;
}

/** Random choices of a command. The same choices have the same effect in every market. */
export interface Choices {
  /** The acting person, and the other one. */
  who: number;
  whom: number;
  /** Which ad or message. */
  which: number;
  /** Which variant of the command. */
  way: number;
  text: string;
}

export function pick<Each>(all: readonly Each[], place: number): Each | undefined {
  return all[place % all.length];
}

/** Two people, who are rarely the same person. */
export function pairOf(
  { people }: MarketModel,
  { who, whom }: Pick<Choices, 'who' | 'whom'>,
): [Person | undefined, Person | undefined] {
  const me = pick(people, who);
  const others = people.filter((each) => each !== me);
  return [me, whom % 10 === 0 ? me : pick(others, whom)];
}
