/** The queries and the texts: what the app stands on beside React, its styles and the router. */
export { createQueryClient } from '../app/query-client.ts';
export { switchLanguage } from '../i18n/i18n.ts';
