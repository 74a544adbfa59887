import { isPage } from './is-page.ts';
import { routeNames, routeOf } from './routes.ts';

/** Pages that need no account. */
export const forEverybody = routeNames.filter((name) => {
  const { layout, access } = routeOf(name);
  return layout === 'main' && access === undefined;
});

/** Whether search engines may know an address: not those of accounts and signing in, nor one without a page. */
export function isForSearchEngines(pathname: string): boolean {
  return isPage(pathname, forEverybody);
}
