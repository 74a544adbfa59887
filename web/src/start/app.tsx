import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createPath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '../app/app.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { prefetchOnTouch } from '../app/loaders.ts';
import { createAppRouter, createHydrationRouter } from '../app/router.tsx';
import { prepareHydration } from '../lib/browser/hydration.ts';
import {
  canHydrate,
  knownAnswers,
  takeFirstData,
  type FirstData,
} from '../lib/browser/first-data.ts';
import { watchLayers } from '../lib/browser/layers.ts';
import { ChunkLoadError, watchMissingChunks, nextTask } from '../lib/browser/load-chunk.ts';
import { reportUncaughtErrors } from '../lib/browser/report-error.ts';
import { dropOfflineAnswer, cacheAnswer } from '../lib/offline/offline-cache.ts';
import { takeCallbackToken } from '../lib/session/callback-token.ts';
import { currentPerson } from '../lib/session/token.ts';
import { printInLight } from '../theme/color-mode.ts';
import { createStyles, themeSystem } from '../theme/system.ts';

/** By then the page has loaded on most connections: its own requests go first. */
const delayMs = 5_000;

/** Starts the service worker some time after the page has loaded. After a failure the next page retries. */
function startWorkerLate(): void {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE === 'off') return;
  const start = () => {
    setTimeout(() => {
      import('../lib/worker/start-worker.ts')
        .then(({ startWorker }) => startWorker())
        .catch(() => undefined);
    }, delayMs);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

takeCallbackToken();
reportUncaughtErrors();
printInLight();
const queryClient = createQueryClient();
const firstData = takeFirstData();
const firstAnswers = firstData ? knownAnswers(firstData) : [];
for (const { key, data } of firstAnswers) queryClient.setQueryData(key, data);
if (firstData) void hydrate(firstData);
else show(createAppRouter(queryClient), { hydrates: false });
prefetchOnTouch(queryClient);
startWorkerLate();

type Router = ReturnType<typeof createAppRouter>;

function show(router: Router, { hydrates }: { hydrates: boolean }): void {
  watchLayers(router);
  watchMissingChunks(() => {
    const { location } = router.state.navigation;
    return location && createPath(location);
  });
  const place = rootOfPage();
  const endHydration = prepareHydration(place);
  const onShown = () => {
    endHydration();
    refetchForMember();
  };
  const app = (
    <App queryClient={queryClient} styles={createStyles()} onShown={onShown}>
      <RouterProvider router={router} />
    </App>
  );
  if (!hydrates) return createRoot(place).render(app);
  // As a transition: a readable page must not freeze while it hydrates.
  return startTransition(() => {
    hydrateRoot(place, app);
  });
}

/** Resolves when the page of the address has loaded. Until then the server's HTML stays. */
function whenReady(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** If its code fails to load, the page stays readable, and this retries when the network is back. */
async function hydrate(first: FirstData): Promise<void> {
  try {
    await nextTask();
    const [router] = await Promise.all([
      canHydrate(first) && createHydrationRouter(queryClient),
      nextTask().then(themeSystem).then(nextTask),
    ]);
    if (router && canHydrate(first)) show(router, { hydrates: true });
    else {
      const fresh = createAppRouter(queryClient);
      await whenReady(fresh);
      show(fresh, { hydrates: false });
    }
  } catch (error) {
    if (!(error instanceof ChunkLoadError)) throw error;
    addEventListener('online', () => void hydrate(first), { once: true });
  }
}

/** The server renders for a visitor. A member sees that until their own data has loaded. */
function refetchForMember(): void {
  for (const { key, data } of firstAnswers) {
    if (currentPerson() !== undefined) {
      // eslint-disable-next-line no-restricted-syntax -- nothing was changed
      void queryClient.invalidateQueries({ queryKey: key, exact: true });
    } else if (data === null) dropOfflineAnswer(key, undefined);
    else cacheAnswer(key, data, undefined);
  }
}

function rootOfPage(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  return root;
}
