import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { ApiFailure } from '../../../lib/api/failure.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, FailureNotice } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/surfaces.tsx';
import { ConversationHead } from './conversation-head.tsx';

/** While a conversation loads: bubbles in the shape of what comes. */
export function ConversationSkeleton() {
  const { t } = useTranslation('inbox');
  const widths = ['55%', '70%', '40%', '60%'];
  return (
    <>
      <PageHead title={t('title')} />
      <ConversationHead menu={undefined} />
      <Box flex="1" p="4" role="status" aria-busy="true" aria-label={t('conversation.loading')}>
        {widths.map((width, at) => (
          <Flex key={width} justify={at % 2 === 0 ? 'flex-start' : 'flex-end'} mb="4">
            <Skeleton width={width} height="12" borderRadius="xl" />
          </Flex>
        ))}
      </Box>
    </>
  );
}

/** In place of a conversation that did not load, or that nobody can have. */
export function ConversationFailure({
  error,
  onRetry,
}: {
  error: Error | null;
  onRetry: () => void;
}) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const isNobody = error instanceof ApiFailure && error.isNotFound;
  return (
    <>
      <PageHead title={isNobody ? t('conversation.notFoundTitle') : t('title')} />
      <ConversationHead menu={undefined} />
      <Box p="4">
        {isNobody ? (
          <EmptyState
            icon={<MessagesSquare size={26} aria-hidden="true" />}
            titleAs="h1"
            title={t('conversation.notFoundTitle')}
            body={t('conversation.notFoundBody')}
            action={
              <Button asChild>
                <Link to={paths.inbox(language)}>{t('conversation.back')}</Link>
              </Button>
            }
          />
        ) : (
          <FailureNotice titleAs="h1" onRetry={onRetry} />
        )}
      </Box>
    </>
  );
}
