import type { MarketModel, Person } from './market-model.ts';
import type { Market } from './market.ts';

/** One kind of command: what it does to the market and to the model of it, and what it expects. */
export interface CommandKind {
  /** How often it is chosen, compared with the others. */
  weight: number;
  run: (market: Market, choices: Choices) => Promise<void>;
}

/** Of these a command makes what it needs: so the same command does the same in every market. */
export interface Choices {
  /** The acting person, and the other one. */
  who: number;
  whom: number;
  /** Which ad or message. */
  which: number;
  /** Which of the ways that there are. */
  way: number;
  text: string;
}

export function pick<Each>(all: readonly Each[], place: number): Each | undefined {
  return all[place % all.length];
}

/** Two people, who are seldom one and the same. */
export function pairOf(
  { people }: MarketModel,
  { who, whom }: Pick<Choices, 'who' | 'whom'>,
): [Person | undefined, Person | undefined] {
  const me = pick(people, who);
  const others = people.filter((each) => each !== me);
  return [me, whom % 10 === 0 ? me : pick(others, whom)];
}
