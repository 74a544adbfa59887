import { moderate } from '../../tools/src/moderation/moderate-command.ts';

/** Keys to press, or what happens before the next one. */
export type Step = string | (() => unknown);

export interface Worked {
  code: number;
  said: string;
}

/**
 * Presses keys in `npm run moderate -- work` of this process. Each step comes when the next thing is shown. `timers`: what
 * runs once the time of a held decision is over.
 */
export async function pressKeys(
  steps: readonly Step[],
  timers = new Set<() => void>(),
): Promise<Worked> {
  const said: string[] = [];
  const keys = async function* () {
    for (const step of steps) {
      if (typeof step === 'string') yield* step;
      else await step();
    }
  };
  const later = (run: () => void) => {
    timers.add(run);
    return () => timers.delete(run);
  };
  const code = await moderate(['work'], (text) => said.push(text), { keys, later });
  return { code, said: said.join('\n') };
}
