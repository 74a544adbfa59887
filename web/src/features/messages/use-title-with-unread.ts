import { useTranslation } from 'react-i18next';
import { unreadText } from './unread-text.ts';
import { useUnreadCount } from './data/use-unread-count.ts';

/** A title of the window, with the number of conversations that wait to be read. */
export function useTitleWithUnread(title: string): string {
  const { t } = useTranslation('inbox');
  const count = useUnreadCount();
  return count === 0 ? title : t('titleWithUnread', { unread: unreadText(count), title });
}
