import { matchPath } from 'react-router';
import { routes, type RouteName, routeNames, routeOf } from './routes.ts';

/** Pages that need no account. */
export const forEverybody = routeNames.filter((name) => {
  const { layout, access } = routeOf(name);
  // What a secret link opens is for who has the link.
  return layout === 'main' && access === undefined && name !== 'review';
});

/** Whether search engines may know an address: not those of accounts and signing in, nor one without a page. */
export function isForSearchEngines(pathname: string): boolean {
  return isPage(pathname, forEverybody);
}

/** Whether an address is that of one of these pages. */
export function isPage(pathname: string, names: readonly RouteName[]): boolean {
  return names.some((name) => matchPath(`/:language/${routes[name].path}`, pathname) !== null);
}
