import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/account-page.tsx';
import { Inbox } from '../features/messages/inbox/inbox.tsx';
import { useTitleWithUnread } from '../features/messages/use-title-with-unread.ts';
import { loadMoreTextsHere } from '../i18n/i18n.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

/** Lazy: the list comes first. */
const PushPrompt = lazyPart(async () => {
  const [{ PushPrompt: prompt }] = await Promise.all([
    import('../features/notifications/push-prompt.tsx'),
    loadMoreTextsHere('notifications'),
  ]);
  return prompt;
});

/** The number of unread conversations stands in the title of the window. */
export function InboxPage() {
  const { t } = useTranslation('inbox');
  return (
    <AccountPage title={t('title')} windowTitle={useTitleWithUnread(t('title'))}>
      <Inbox
        notice={
          <Box mt="4" _empty={{ display: 'none' }}>
            <PushPrompt />
          </Box>
        }
      />
    </AccountPage>
  );
}
