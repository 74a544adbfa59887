import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../lib/api/failure.ts';

const attempts = 3;
/** An attempt times out after ten seconds. After two of them the person sees the failure. */
const attemptsInTime = 2;

function mayHelp(failures: number, error: unknown): boolean {
  if (!navigator.onLine || !(error instanceof ApiFailure) || !error.isTransient) return false;
  return failures < (error.isTimeout ? attemptsInTime : attempts) - 1;
}

/**
 * Retries only what may succeed the next time. Offline, calls fail at once instead of waiting unseen. Failed and stale
 * queries are refetched when the network is back.
 */
export function createQueryClient(): QueryClient {
  // The manager assumes to be online until the browser reports a change.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // `networkMode` would switch it off.
        refetchOnReconnect: true,
        retry: mayHelp,
        retryDelay: (failures) => 400 * 3 ** failures,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
