import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Fetches these queries again after a change. Cancels the first fetch too: it may hold data from before the change, and
 * would count as the new one.
 */
export async function refetchFresh(client: QueryClient, queries: QueryFilters): Promise<void> {
  await client.cancelQueries(queries);
  await client.invalidateQueries(queries);
}
