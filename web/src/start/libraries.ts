/** The router, the queries and the texts: what the app stands on beside React and its styles. */
export { createQueryClient } from '../app/query-client.ts';
export { switchLanguage } from '../i18n/i18n.ts';
export { createBrowserRouter } from 'react-router';
export { RouterProvider } from 'react-router/dom';
