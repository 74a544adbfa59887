import { currentPerson } from '../session/token.ts';

/** The data from which the server rendered a page. */
export interface FirstData {
  /** Path and query of the page. */
  address: string;
  /** Answers of the API, by the keys of the queries that they answer. */
  answers: readonly FirstAnswer[];
}

interface FirstAnswer {
  key: readonly unknown[];
  /** null: it is not there for a visitor. */
  data: unknown;
}

/** The id of the element that holds it, as JSON. */
export const firstDataId = 'first-data';

/** What came with the page, once; undefined for a page that the server has not rendered. */
export function takeFirstData(): FirstData | undefined {
  const element = document.getElementById(firstDataId);
  element?.remove();
  return element ? (JSON.parse(element.textContent) as FirstData) : undefined;
}

/** The answers that fill the cache. What does not exist for visitors may exist for a member. */
export function knownAnswers({ answers }: FirstData): readonly FirstAnswer[] {
  return currentPerson() === undefined ? answers : answers.filter(({ data }) => data !== null);
}

/**
 * Whether the browser would render the same now. Not where the address has changed meanwhile, nor where the history
 * state has more, such as the results from which somebody came. Nor for a member, where a visitor finds nothing.
 */
export function canHydrate(first: FirstData): boolean {
  const { usr } = (history.state ?? {}) as { usr?: unknown };
  // Hosting may write the same query in another way.
  const rendered = new URL(first.address, location.origin);
  const here = new URL(location.href);
  return (
    rendered.pathname === here.pathname &&
    rendered.searchParams.toString() === here.searchParams.toString() &&
    (usr === undefined || usr === null) &&
    knownAnswers(first).length === first.answers.length
  );
}
