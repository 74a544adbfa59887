import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/account-page.tsx';
import { Inbox } from '../features/messages/inbox/inbox.tsx';
import { NothingOpen } from '../features/messages/inbox/nothing-open.tsx';
import { useClearMessages } from '../features/messages/inbox/use-clear-messages.ts';
import { unreadText, useUnreadCount } from '../features/messages/inbox/use-unread-count.ts';
import { loadMoreTextsHere } from '../i18n/i18n.ts';
import { useIsLarge } from '../lib/browser/use-is-large.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

/** Lazy: the list comes first. */
const PushPrompt = lazyComponent(async () => {
  const [{ PushPrompt: prompt }] = await Promise.all([
    import('../features/notifications/push-prompt.tsx'),
    loadMoreTextsHere('notifications'),
  ]);
  return prompt;
});

/** The title of the window shows the number of unread conversations. From 1280 px the layout has the list. */
export function InboxPage() {
  const { t } = useTranslation('inbox');
  const isLarge = useIsLarge();
  useClearMessages();
  return (
    <AccountPage title={t('title')} windowTitle={useTitleWithUnread(t('title'))}>
      {isLarge ? <NothingOpen /> : <InboxList />}
    </AccountPage>
  );
}

/** The conversations, and below them the offer of notifications. */
export function InboxList() {
  return (
    <Inbox
      notice={
        <Box mt="4" _empty={{ display: 'none' }}>
          <PushPrompt />
        </Box>
      }
    />
  );
}

/** A title of the window, with the number of conversations that wait to be read. */
function useTitleWithUnread(title: string): string {
  const { t } = useTranslation('inbox');
  const count = useUnreadCount();
  return count === 0 ? title : t('titleWithUnread', { unread: unreadText(count), title });
}
