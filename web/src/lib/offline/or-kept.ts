import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiFailure } from '../api/failure.ts';
import { currentPerson } from '../session/token.ts';

/** What a query function is told of its query. */
export interface Asked {
  queryKey: QueryKey;
  client: QueryClient;
}

/** An answer that may be kept. */
export interface Answered {
  queryKey: QueryKey;
  person: string | undefined;
  at: number;
  data: unknown;
}

/** What a page needs comes first. */
const delayMs = 1_000;

const answered: Answered[] = [];

/**
 * For query functions: answers what `ask` does, and keeps it on the device. Where no answer comes, the one that was
 * kept for the same person stands in. What is not there any more is kept no longer.
 */
export async function orKept<Data>(
  { queryKey, client }: Asked,
  ask: () => Promise<Data>,
): Promise<Data> {
  const person = currentPerson();
  try {
    const data = await ask();
    keepAnswer(queryKey, data, person);
    return data;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.isNotFound) {
      dropKeptAnswer(queryKey, person);
      throw error;
    }
    if (error.status !== 0) throw error;
    const kept = await keptAnswers(({ keptAnswer }) => keptAnswer({ queryKey, client }, person));
    if (kept === undefined) throw error;
    return kept as Data;
  }
}

/** Keeps an answer that was for this person; undefined for a visitor. */
export function keepAnswer(queryKey: QueryKey, data: unknown, person: string | undefined): void {
  answered.push({ queryKey, person, at: Date.now(), data });
  if (answered.length === 1) setTimeout(keep, delayMs);
}

/** Keeps what is not there any more no longer. */
export function dropKeptAnswer(queryKey: QueryKey, person: string | undefined): void {
  void keptAnswers(({ dropAnswer }) => dropAnswer(queryKey, person));
}

function keep(): void {
  const all = answered.splice(0);
  void keptAnswers(({ keepAnswers }) => keepAnswers(all));
}

/** Undefined where the code did not come, or storage is refused. */
async function keptAnswers(
  act: (answers: typeof import('./kept-answers.ts')) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await act(await import('./kept-answers.ts'));
  } catch {
    return undefined;
  }
}
