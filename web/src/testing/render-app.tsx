import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { Language } from '@qaysari/contract/shared/languages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, vi } from 'vitest';
import { loadMoreTexts, switchLanguage } from '../i18n/i18n.ts';
import { dropToken } from '../lib/session/token.ts';
import { themeSystem } from '../theme/system.ts';
import { LazyToaster } from '../ui/lazy-toaster.tsx';

interface AppOptions {
  language?: Language;
  /** Path and query below the language. */
  path?: string;
}

// A part that is loaded on demand comes as late as a busy machine lets it.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dropToken();
  localStorage.clear();
  sessionStorage.clear();
});

/** Shows a component with everything that pages have around them. Calls that fail are not made again. */
export async function renderApp(element: ReactElement, options: AppOptions = {}) {
  const { language = 'ar', path = '' } = options;
  await switchLanguage(language);
  await loadMoreTexts(language, [
    'account',
    'auth',
    'data',
    'figures',
    'inbox',
    'investing',
    'investors',
    'messages',
    'notifications',
    'unsubscribe',
    'own',
    'phrases',
    'poster',
    'price',
    'publish',
    'recovery',
    'reports',
    'review',
    'searches',
  ]);
  const router = createMemoryRouter(
    [
      {
        path: '/:lng/*',
        element: (
          <>
            {element}
            <LazyToaster />
          </>
        ),
      },
    ],
    { initialEntries: [`/${language}${path}`] },
  );
  const eachCall = { networkMode: 'always', retry: false } as const;
  render(
    <ChakraProvider value={themeSystem()}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: eachCall, mutations: eachCall } })}
      >
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  const hash = () => router.state.location.hash;
  /** What the last navigation did to the history: `PUSH`, `REPLACE` or `POP`. */
  const historyAction = () => router.state.historyAction;
  // Whether something lies over a button is for browser tests; here each press would compute all styles above it.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, address, hash, historyAction };
}
