import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { ArrowDown } from 'lucide-react';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { useLasting } from '../../../lib/browser/use-debounced.ts';
import { formatDate } from '../../../lib/format/date.ts';
import { Button } from '../../../ui/button.tsx';
import { type ShownMessage, withAnswers } from './shown-message.ts';
import type { ConversationView } from './use-conversation.ts';
import { byDay, nearDay, useToday } from './day-groups.ts';
import { hintsOf } from './hints.ts';
import { MessageRow, type MessageRowProps } from './message-row.tsx';
import { rowAttributes, useMessageScroll } from './use-message-scroll.ts';

interface MessageListProps extends Pick<MessageRowProps, 'name' | 'isBlocked' | 'onAnotherTime'> {
  view: ConversationView;
  /** Above the first message. */
  head: ReactNode;
}

/** How long after older messages have come a screen reader still keeps quiet about them. */
const quietMs = 500;

/** The messages of a conversation, in a box that scrolls. */
export function MessageList({ view, head, ...row }: MessageListProps) {
  const { t } = useTranslation('inbox');
  const box = useRef<HTMLDivElement>(null);
  const { isAtEnd, hasNewBelow, toEnd } = useMessageScroll(box, view);
  const isQuiet = useLasting(!view.isLoadingOlder, quietMs);
  return (
    <Box position="relative" flex="1" minH="0" display="flex">
      <Box
        ref={box}
        flex="1"
        overflowY="auto"
        overscrollBehavior="contain"
        px={{ base: '3', md: '5' }}
        pb="4"
        css={{ overflowAnchor: 'none' }}
      >
        <div>
          <Older view={view} />
          {head}
          <Box
            role="log"
            aria-label={t('conversation.messages')}
            aria-relevant="additions"
            aria-busy={!isQuiet}
          >
            <Rows view={view} {...row} />
          </Box>
        </div>
      </Box>
      {!isAtEnd && <ToEnd hasNew={hasNewBelow} onPress={toEnd} />}
    </Box>
  );
}

/** What was new when the conversation was opened, however long it stays open. */
function useFirstNew({ messages, readUpTo }: ConversationView): string | undefined {
  const [openedAt] = useState(() => Math.max(0, ...messages.map(({ seq = 0 }) => seq)));
  const isNew = ({ isOwn, seq = 0 }: ShownMessage) =>
    !isOwn && seq > (readUpTo ?? openedAt) && seq <= openedAt;
  return messages.find(isNew)?._id;
}

function Rows({ view, ...row }: Omit<MessageListProps, 'head'>) {
  const { t } = useTranslation('inbox');
  const today = useToday();
  const firstNew = useFirstNew(view);
  const messages = withAnswers(view.messages);
  const hints = hintsOf(messages, location.hostname);
  return (
    <Box as="ol" listStyleType="none">
      {byDay(messages).map(({ day, items }) => (
        <Fragment key={day}>
          <DayLine day={day} today={today} />
          {items.map((message, at) => (
            <Fragment key={message._id}>
              {message._id === firstNew && <NewLine>{t('conversation.new')}</NewLine>}
              <MessageRow
                message={message}
                hint={hints.get(message._id)}
                isFollowing={items[at - 1]?.isOwn === message.isOwn}
                view={view}
                {...row}
              />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}

function DayLine({ day, today }: { day: string; today: string }) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const near = nearDay(day, today);
  return (
    <Flex as="li" justify="center" mt="4" mb="1">
      <Box
        asChild
        px="3"
        py="0.5"
        borderRadius="full"
        bg="bg.muted"
        color="fg.muted"
        fontSize="xs"
        fontWeight="medium"
      >
        <time dateTime={day}>
          {near === undefined ? formatDate(day, language) : t(`conversation.${near}`)}
        </time>
      </Box>
    </Flex>
  );
}

function NewLine({ children }: { children: ReactNode }) {
  const line = { flex: '1', borderTopWidth: '1px', borderColor: 'fg.accent' } as const;
  return (
    <Flex
      as="li"
      {...{ [rowAttributes.newLine]: '' }}
      align="center"
      gap="3"
      py="2"
      color="fg.accent"
      fontSize="xs"
      fontWeight="semibold"
    >
      <Box as="span" {...line} />
      {children}
      <Box as="span" {...line} />
    </Flex>
  );
}

/** Keeps its height while there are older messages, so that nothing moves when they come. */
function Older({ view: { hasOlder, olderFailed, loadOlder } }: Pick<MessageListProps, 'view'>) {
  const { t } = useTranslation(['inbox', 'failure']);
  if (!hasOlder) return null;
  return (
    <Flex justify="center" align="center" minH="14" fontSize="sm" color="fg.muted" gap="2">
      {olderFailed ? (
        <>
          {t('conversation.olderFailed')}
          <Button variant="outline" size="sm" onClick={() => void loadOlder()}>
            {t('failure:tryAgain')}
          </Button>
        </>
      ) : (
        t('conversation.loadingOlder')
      )}
    </Flex>
  );
}

function ToEnd({ hasNew, onPress }: { hasNew: boolean; onPress: () => void }) {
  const { t } = useTranslation('inbox');
  return (
    <Button
      variant={hasNew ? 'solid' : 'outline'}
      size="sm"
      position="absolute"
      bottom="3"
      insetInlineEnd="4"
      borderRadius="full"
      boxShadow="raised"
      {...(!hasNew && { px: '0', width: '11', 'aria-label': t('conversation.toEnd') })}
      onClick={onPress}
    >
      {hasNew && t('conversation.newBelow')}
      <ArrowDown size={18} aria-hidden="true" />
    </Button>
  );
}
