import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Asks these queries anew after a change. A first answer that is under way is of before it, and would count as the new
 * one, so it is cancelled.
 */
export async function askAnew(client: QueryClient, queries: QueryFilters): Promise<void> {
  await client.cancelQueries(queries);
  await client.invalidateQueries(queries);
}
