import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.tsx';
import { reloadOnceForMissingParts } from './app/reload-once.ts';
import { takeCallbackToken } from './lib/session/callback-token.ts';
import './theme/fonts.css';
import './theme/page.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
takeCallbackToken();
reloadOnceForMissingParts();
createRoot(root).render(
  <StrictMode>
    <App router={createAppRouter()} />
  </StrictMode>,
);
