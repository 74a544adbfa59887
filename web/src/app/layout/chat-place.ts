import { useLocation } from 'react-router';
import { isPage } from '../../lib/routes/is-page.ts';
import type { RouteName } from '../../lib/routes/routes.ts';

/** Where people write: the button would lie on their fields. */
const forms: readonly RouteName[] = [
  'createListing',
  'editListing',
  'conversation',
  'settings',
  'changePassword',
  'changeEmail',
  'becomeInvestor',
  'investor',
  'deleteAccount',
];

/** `greets`: opens by itself once per session; `waits`: only when pressed; `none`: there is no button. */
export type ChatPlace = 'greets' | 'waits' | 'none';

/** What the chat button does at this address (docs/specification/screens.md#s6). */
export function chatPlace(pathname: string): ChatPlace {
  if (isPage(pathname, forms)) return 'none';
  return isPage(pathname, ['listing', 'investorDetails']) ? 'waits' : 'greets';
}

export function useChatPlace(): ChatPlace {
  return chatPlace(useLocation().pathname);
}
