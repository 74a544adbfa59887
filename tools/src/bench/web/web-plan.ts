import { helpOption, readCommandLine } from '../../commands/command-line.ts';
import { PlainProblem } from '../../plain-problem.ts';

export const partNames = ['sizes', 'lighthouse', 'words', 'entrances', 'presses'] as const;
export type PartName = (typeof partNames)[number];

/** What a run of the benchmark measures. */
export interface WebPlan {
  parts: readonly PartName[];
  /** How often each part is measured. The sizes do not vary: they are measured once. */
  runs: number;
  /** The commit to compare with; undefined for none. */
  compare: string | undefined;
}

export const webUsage = `npm run bench:web -- [options]
  --only <parts>      only these, separated by commas: ${partNames.join(', ')}
  --runs <number>     runs of each part (5); the result is their median
  --compare <commit>  the commit to compare with (the one before HEAD)
  --no-compare        measures only the files as they are`;

function partsOf(names: string): PartName[] {
  return names.split(',').map((name) => {
    const part = partNames.find((each) => each === name);
    if (!part) throw new PlainProblem(`There is no part "${name}": ${partNames.join(', ')}.`);
    return part;
  });
}

/** Reads the options. The answer is undefined when help is asked for. Throws a PlainProblem. */
export function readWebPlan(args: string[]): WebPlan | undefined {
  const { values } = readCommandLine('npm run bench:web', {
    args,
    options: {
      ...helpOption,
      only: { type: 'string', default: partNames.join(',') },
      runs: { type: 'string', default: '5' },
      compare: { type: 'string', default: 'HEAD~1' },
      'no-compare': { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new PlainProblem('--runs takes a whole number from 1.');
  }
  const compare = values['no-compare'] ? undefined : values.compare;
  return { parts: partsOf(values.only), runs, compare };
}
