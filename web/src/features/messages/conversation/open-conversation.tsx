import { Box } from '@chakra-ui/react/box';
import { useRef, type ReactNode } from 'react';
import { Flex } from '@chakra-ui/react/flex';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageQuery } from '../../../lib/routes/page-query.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { useConversation } from './use-conversation.ts';
import { Conversation } from './conversation.tsx';
import { Card, Skeleton } from '../../../ui/surfaces.tsx';
import { useVisibleArea, visibleArea } from './use-visible-area.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { ApiFailure } from '../../../lib/api/failure.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, FailureNotice } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page.tsx';
import { ConversationHead } from './conversation-head.tsx';

/** The conversation with a person. The query field `listing` names the ad that somebody came from. */
export function OpenConversation({ userId }: { userId: string }) {
  const me = useCurrentPerson();
  const query = usePageQuery('conversation');
  const view = useConversation(userId);
  const { status, userInfo } = view;
  return (
    <ConversationFrame>
      {(isLow) => {
        if (status === 'error')
          return <ConversationFailure error={view.error} onRetry={view.reload} />;
        if (!userInfo || me === undefined) return <ConversationSkeleton />;
        return (
          <Conversation
            me={me}
            userId={userId}
            view={{ ...view, userInfo }}
            askedListing={query.get('listing') ?? undefined}
            isLow={isLow}
          />
        );
      }}
    </ConversationFrame>
  );
}

interface ConversationFrameProps {
  /** `isLow`: there is little room on the screen. */
  children: (isLow: boolean) => ReactNode;
}

/** On phones a conversation fills what a keyboard leaves of the screen; elsewhere it is a card of the account area. */
function ConversationFrame({ children }: ConversationFrameProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isLow = useVisibleArea(panel);
  return (
    <Box
      ref={panel}
      position={{ base: 'fixed', md: 'static' }}
      insetInline="0"
      top={`var(${visibleArea.top}, 0px)`}
      zIndex={{ base: 'header', md: 'auto' }}
    >
      <Card
        display="flex"
        flexDirection="column"
        overflow="hidden"
        bg="bg.subtle"
        borderWidth={{ base: '0', md: '1px' }}
        borderRadius={{ base: '0', md: 'xl' }}
        boxShadow={{ md: 'card' }}
        height={{ base: `var(${visibleArea.height}, 100vh)`, md: 'calc(100vh - 9rem)' }}
        minH={{ md: '24rem' }}
        pb={{ base: 'env(safe-area-inset-bottom)', md: '0' }}
        pt={{ base: 'env(safe-area-inset-top)', md: '0' }}
      >
        {children(isLow)}
      </Card>
    </Box>
  );
}

/** While a conversation loads: bubbles in the shape of what comes. */
function ConversationSkeleton() {
  const { t } = useTranslation('inbox');
  const widths = ['55%', '70%', '40%', '60%'];
  return (
    <>
      <PageHead title={t('title')} />
      <ConversationHead isBusy />
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
function ConversationFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const isNobody = error instanceof ApiFailure && error.isNotFound;
  return (
    <>
      <PageHead title={isNobody ? t('conversation.notFoundTitle') : t('title')} />
      <ConversationHead />
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
