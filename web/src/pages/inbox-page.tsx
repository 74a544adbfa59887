import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/account-page.tsx';
import { Inbox } from '../features/messages/inbox/inbox.tsx';
import { useTitleWithUnread } from '../features/messages/use-title-with-unread.ts';
import { LazyPushPrompt } from '../features/notifications/lazy-push-prompt.tsx';

/** The number of unread conversations stands in the title of the window. */
export function InboxPage() {
  const { t } = useTranslation('inbox');
  return (
    <AccountPage title={t('title')} windowTitle={useTitleWithUnread(t('title'))}>
      <Inbox
        notice={
          <Box mt="4" _empty={{ display: 'none' }}>
            <LazyPushPrompt />
          </Box>
        }
      />
    </AccountPage>
  );
}
