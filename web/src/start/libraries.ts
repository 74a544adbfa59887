/** The queries and the texts: the app's dependencies besides React, its styles and the router. */
export { createQueryClient } from '../app/query-client.ts';
export { switchLanguage } from '../i18n/i18n.ts';
