import { matchPath } from 'react-router';
import { routes, type RouteName } from './routes.ts';

/** Whether an address is that of one of these pages. */
export function isPage(pathname: string, names: readonly RouteName[]): boolean {
  return names.some((name) => matchPath(`/:language/${routes[name].path}`, pathname) !== null);
}
