import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../lib/api/failure.ts';

const attempts = 3;

/** Retries only what may succeed the next time. Offline, calls fail at once instead of waiting unseen. */
export function createQueryClient(): QueryClient {
  // It believes to be online until the browser tells of a change.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) =>
          navigator.onLine &&
          failures < attempts - 1 &&
          error instanceof ApiFailure &&
          error.isTransient,
        retryDelay: (failures) => 400 * 3 ** failures,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
