import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createPath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '../app/app.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { prefetchOnTouch } from '../app/prefetch-on-touch.ts';
import { createAppRouter, createRouterOfDrawnPage } from '../app/router.tsx';
import { prepareToComeAlive } from '../lib/browser/come-alive.ts';
import {
  isAsDrawn,
  knownAnswers,
  takeFirstData,
  type FirstData,
} from '../lib/browser/first-data.ts';
import { MissingPart, watchMissingParts } from '../lib/browser/load-part.ts';
import { nextTask } from '../lib/browser/next-task.ts';
import { reportUncaughtErrors } from '../lib/browser/report-error.ts';
import { dropKeptAnswer, keepAnswer } from '../lib/offline/or-kept.ts';
import { takeCallbackToken } from '../lib/session/callback-token.ts';
import { currentPerson } from '../lib/session/token.ts';
import { startWorkerLate } from '../lib/worker/start-worker-late.ts';
import { createStyles } from '../theme/styles.ts';
import { themeSystem } from '../theme/system.ts';

takeCallbackToken();
reportUncaughtErrors();
const queryClient = createQueryClient();
const firstData = takeFirstData();
const firstAnswers = firstData ? knownAnswers(firstData) : [];
for (const { key, data } of firstAnswers) queryClient.setQueryData(key, data);
if (firstData) void bringToLife(firstData);
else show(createAppRouter(queryClient), { isDrawn: false });
prefetchOnTouch(queryClient);
startWorkerLate();

type Router = ReturnType<typeof createAppRouter>;

function show(router: Router, { isDrawn }: { isDrawn: boolean }): void {
  watchMissingParts(() => {
    const { location } = router.state.navigation;
    return location && createPath(location);
  });
  const place = rootOfPage();
  const comeAlive = prepareToComeAlive(place);
  const onShown = () => {
    comeAlive();
    goOnWithAnswers();
  };
  const app = (
    <App queryClient={queryClient} styles={createStyles()} onShown={onShown}>
      <RouterProvider router={router} />
    </App>
  );
  if (!isDrawn) return createRoot(place).render(app);
  // In steps: a page that can be read already must not stand still while it comes to life.
  return startTransition(() => {
    hydrateRoot(place, app);
  });
}

/** Until the page of the address has come, what the server drew stands. */
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

/** Its code may not come: the page can be read until the network is back. */
async function bringToLife(first: FirstData): Promise<void> {
  try {
    await nextTask();
    const [router] = await Promise.all([
      isAsDrawn(first) && createRouterOfDrawnPage(queryClient),
      nextTask().then(themeSystem).then(nextTask),
    ]);
    if (router && isAsDrawn(first)) show(router, { isDrawn: true });
    else {
      const fresh = createAppRouter(queryClient);
      await whenReady(fresh);
      show(fresh, { isDrawn: false });
    }
  } catch (error) {
    if (!(error instanceof MissingPart)) throw error;
    addEventListener('online', () => void bringToLife(first), { once: true });
  }
}

/** The server drew for a visitor: a member sees that until their own answers come. */
function goOnWithAnswers(): void {
  for (const { key, data } of firstAnswers) {
    if (currentPerson() !== undefined) {
      void queryClient.invalidateQueries({ queryKey: key, exact: true });
    } else if (data === null) dropKeptAnswer(key, undefined);
    else keepAnswer(key, data, undefined);
  }
}

function rootOfPage(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  return root;
}
