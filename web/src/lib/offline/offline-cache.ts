import type { QueryKey } from '@tanstack/react-query';
import { ApiFailure } from '../api/failure.ts';
import { currentPerson } from '../session/token.ts';
import type { FreshAnswer, QueryContext } from './offline-answers.ts';

/** Delay, so that the page's own requests go first. */
const delayMs = 1_000;

const answered: FreshAnswer[] = [];

const always = () => true;

/**
 * For query functions: answers the result of `ask` and stores it on the device. Without a network it answers what was
 * stored for the same person. When the API answers "not found", the stored answer is deleted. `mayStore`: whether the
 * device may hold the answer at all.
 */
export async function withOfflineCache<Data>(
  { queryKey, client }: QueryContext,
  ask: () => Promise<Data>,
  mayStore = always,
): Promise<Data> {
  const person = currentPerson();
  try {
    const data = await ask();
    cacheAnswer(queryKey, data, person, mayStore);
    return data;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.isNotFound) {
      dropOfflineAnswer(queryKey, person);
      throw error;
    }
    if (error.status !== 0 || !mayStore()) throw error;
    const stored = await withOfflineAnswers(({ readOfflineAnswer }) =>
      readOfflineAnswer({ queryKey, client }, person),
    );
    if (stored === undefined) throw error;
    return stored as Data;
  }
}

/** Stores an answer for this person; undefined for a visitor. */
export function cacheAnswer(
  queryKey: QueryKey,
  data: unknown,
  person: string | undefined,
  mayStore = always,
): void {
  answered.push({ queryKey, person, at: Date.now(), data, mayStore });
  if (answered.length === 1) setTimeout(keep, delayMs);
}

/** Deletes the stored answer of a query. */
export function dropOfflineAnswer(queryKey: QueryKey, person: string | undefined): void {
  void withOfflineAnswers(({ dropAnswer }) => dropAnswer(queryKey, person));
}

/** Deletes the stored answers of all queries whose key begins with this word. */
export function dropOfflineAnswers(first: string): void {
  void withOfflineAnswers(({ dropAnswers }) => dropAnswers(first));
}

function keep(): void {
  const all = answered.splice(0);
  void withOfflineAnswers(({ storeAnswers }) => storeAnswers(all));
}

/** Undefined where the code failed to load, or storage is refused. */
async function withOfflineAnswers(
  act: (answers: typeof import('./offline-answers.ts')) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await act(await import('./offline-answers.ts'));
  } catch {
    return undefined;
  }
}
