import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Refetches these queries after a change. Cancels a pending first fetch too: it may have data from before the change,
 * and would count as the new one.
 */
export async function refetchFresh(client: QueryClient, queries: QueryFilters): Promise<void> {
  await client.cancelQueries(queries);
  // eslint-disable-next-line no-restricted-syntax -- the one function for it
  await client.invalidateQueries(queries);
}
