import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPath } from 'react-router';
import { App } from './app/app.tsx';
import { BareFailure } from './app/bare-failure.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { watchMissingParts } from './lib/browser/load-part.ts';
import { reportUncaughtErrors } from './lib/browser/report-error.ts';
import { takeCallbackToken } from './lib/session/callback-token.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import './theme/fonts.css';
import './theme/page.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
takeCallbackToken();
reportUncaughtErrors();
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
watchMissingParts(() => {
  const { location } = router.state.navigation;
  return location && createPath(location);
});
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary fallback={() => <BareFailure />}>
      <App router={router} queryClient={queryClient} />
    </ErrorBoundary>
  </StrictMode>,
);
