import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.tsx';
import { takeCallbackToken } from './lib/session/callback-token.ts';
import './theme/fonts.css';
import './theme/page.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
takeCallbackToken();
createRoot(root).render(
  <StrictMode>
    <App router={createAppRouter()} />
  </StrictMode>,
);
