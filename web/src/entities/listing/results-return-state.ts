import { useLocation, type Location } from 'react-router';
import { isPage } from '../../lib/routes/is-page.ts';

/** The list of results from which somebody came to an ad. Links to ads carry it in their state. */
export interface ResultsReturnState {
  /** Path and query. */
  address: string;
  /** Its index in this tab's history; undefined where the browser does not know it. */
  index: number | undefined;
}

/** The router numbers the entries of the tab's history. Undefined on the server. */
export function historyIndex(): number | undefined {
  if (typeof history === 'undefined') return undefined;
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}

/** The results that a location's state names; undefined for any other state. */
export function readResultsReturnState(state: unknown): ResultsReturnState | undefined {
  if (typeof state !== 'object' || state === null || !('results' in state)) return undefined;
  const { address, index } = (state.results ?? {}) as Partial<
    Record<keyof ResultsReturnState, unknown>
  >;
  if (typeof address !== 'string') return undefined;
  return { address, index: typeof index === 'number' ? index : undefined };
}

/**
 * The state of links to ads: on the page of results it names that page; elsewhere it passes on where the person came
 * from, so that an ad behind a related ad still leads back.
 */
export function useResultsState(): { results: ResultsReturnState } | undefined {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  if (isPage(pathname, ['listings', 'landing'])) {
    return { results: { address: pathname + search, index: historyIndex() } };
  }
  const results = readResultsReturnState(state);
  return results && { results };
}
