import { useLocation } from 'react-router';
import { useIsPhone } from '../../lib/browser/use-is-phone.ts';
import { isPage } from '../../lib/routes/is-page.ts';
import type { RouteName } from '../../lib/routes/routes.ts';

/** Pages that show their own action at the bottom edge of a phone. */
const withOwnBar: readonly RouteName[] = [
  'listing',
  'investorDetails',
  'createListing',
  'editListing',
  'conversation',
];

/** Whether a page of the main layout has the bottom bar; where it has none, the header leads to the account. */
export function useHasBottomNavigation(): boolean {
  const { pathname } = useLocation();
  return useIsPhone() !== false && !isPage(pathname, withOwnBar);
}

/** Whether the page fills the screen of a phone, without the site's header and footer. */
export function useFillsPhone(): boolean {
  const { pathname } = useLocation();
  return useIsPhone() === true && isPage(pathname, ['conversation']);
}
