import type { Row } from './access-table.ts';
import type { Outcome, RulesProject } from './rules-project.ts';

/** As many requests at a time keep the emulator busy; more make each of them slower. */
const together = 8;

interface Search {
  /** How many wrong rows are enough. */
  most?: number;
}

export interface WrongRow extends Row {
  found: Outcome;
}

/** The rows of which the project says something else. */
export async function wrongRows(
  project: RulesProject,
  rows: readonly Row[],
  { most = Infinity }: Search = {},
): Promise<WrongRow[]> {
  const wrong: WrongRow[] = [];
  const waiting = rows.values();
  const worker = async () => {
    for (const row of waiting) {
      if (wrong.length >= most) return;
      const found = await project.ask(row.claims, row.ask);
      const isRight = row.outcome === 'allowed' ? found !== 'refused' : found === row.outcome;
      if (!isRight) wrong.push({ ...row, found });
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
  return wrong;
}
