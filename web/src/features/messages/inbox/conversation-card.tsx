import { dayInIraq } from '@qaysari/contract/shared/iraq-time';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { Conversation } from '@qaysari/contract/message/types';
import { shownNameOf } from '@qaysari/contract/account/person';
import { BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { ageOf, formatDate, formatMonthDay, formatTime } from '../../../lib/format/date.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton } from '../../../ui/surfaces.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { OptionsButton } from '../menu/options-button.tsx';
import { unavailableReason } from '../conversation/unavailable-notice.tsx';
import { OneLine } from '../conversation/one-line.tsx';
import { useMessageText } from '../conversation/use-message-text.ts';
import { usePartnerName } from '../conversation/use-partner-name.ts';
import { useConversationActions } from '../conversation/use-conversation-actions.ts';
import { useDeleteConversation } from './use-conversations.ts';
import type { PartnerActions } from '../menu/partner-menu.tsx';

/** Cards hold no messages. */
const nothing = () => undefined;

/** What the menu of a card does. */
function useCardActions({ _id: id, partner }: Conversation): PartnerActions {
  const actions = useConversationActions(partner._id, nothing);
  const deleteConversation = useDeleteConversation();
  return { ...actions, remove: () => deleteConversation(id) };
}

/** Lazy: with its dialogs it weighs more than the list. */
const PartnerMenu = lazyComponent(
  async () => (await import('../menu/partner-menu.tsx')).PartnerMenu,
  <Skeleton boxSize="11" borderRadius="full" flexShrink="0" />,
);

interface ConversationCardProps {
  conversation: Conversation;
  /** As `2026-11-30`. */
  today: string;
  onRemoved: () => void;
}

/** One line of the inbox. All of it leads to the conversation, but the options. */
export function ConversationCard({ conversation, today, onRemoved }: ConversationCardProps) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const { partner, unread, isMuted, blockStatus, latestMessage } = conversation;
  const name = usePartnerName()(partner);
  const actions = useCardActions(conversation);
  const address = paths.conversation(language, partner._id);
  const isOpen = useLocation().pathname === address;
  return (
    <Box
      as="li"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', borderTopRadius: 'xl' }}
      _last={{ borderBottomRadius: 'xl' }}
      {...(isOpen ? { bg: 'bg.brandSubtle' } : { _hover: { bg: 'bg.subtle' } })}
    >
      <Flex
        as="article"
        position="relative"
        align="center"
        gap="3"
        ps={{ base: '3', md: '4' }}
        pe="1"
        py="3"
      >
        <Avatar name={shownNameOf(partner)} isDeleted={partner.unreachable === 'deleted'} />
        <Box flex="1" minW="0">
          <Flex wrap="wrap" align="baseline" columnGap="2">
            <Box
              asChild
              flex="1 1 4.5rem"
              minW="0"
              fontWeight={unread > 0 ? 'bold' : 'semibold'}
              {...overlay}
            >
              <Link to={address} aria-current={isOpen ? 'page' : undefined}>
                <OneLine css={wrapsInLargeText}>{name}</OneLine>
              </Link>
            </Box>
            {latestMessage && (
              <Time iso={latestMessage.createdAt} today={today} isNew={unread > 0} />
            )}
          </Flex>
          <Flex align="center" gap="2" mt="0.5" minH="6">
            <Latest conversation={conversation} />
            {isMuted && (
              <Box
                as="span"
                role="img"
                aria-label={t('card.muted')}
                color="fg.muted"
                flexShrink="0"
              >
                <BellOff size={16} aria-hidden="true" />
              </Box>
            )}
            {unread > 0 && <Unread count={unread} />}
          </Flex>
          <UnavailableMark conversation={conversation} />
        </Box>
        <Box position="relative">
          <OptionsButton
            Menu={PartnerMenu}
            menu={{ partner, isMuted, blockStatus, actions, onRemoved }}
            label={t('card.options', { name })}
          />
        </Box>
      </Flex>
    </Box>
  );
}

const wrapsInLargeText = {
  '@media (max-width: 17.99em)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;

/** The link of the name covers the card. */
const overlay = {
  _after: { content: '""', position: 'absolute', inset: '0' },
  outline: '0',
  _focusVisible: {
    _after: {
      outline: '2px solid',
      outlineColor: 'border.focus',
      outlineOffset: '-2px',
      borderRadius: 'md',
    },
  },
} as const;

/** The hour of today's messages, else the date, and the age of those of another year: the name needs the room. */
function Time({ iso, today, isNew }: { iso: string; today: string; isNew: boolean }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { unit, ...count } = ageOf(iso, Date.parse(today));
  const isOld = unit === 'yesterday' || dayInIraq(iso).slice(0, 4) !== today.slice(0, 4);
  const date = isOld ? t(`age.${unit}`, count) : formatMonthDay(iso, language);
  return (
    <Box asChild flexShrink="0" fontSize="xs" color={isNew ? 'fg.brand' : 'fg.muted'}>
      <time dateTime={iso} title={formatDate(iso, language)}>
        <bdi>{unit === 'today' ? formatTime(iso) : date}</bdi>
      </time>
    </Box>
  );
}

/** Of what somebody wrote themselves, their own words say so. */
function Latest({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('inbox');
  const messageText = useMessageText();
  const { partner, latestMessage, unread } = conversation;
  const look = {
    flex: '1',
    fontSize: 'sm',
    color: unread > 0 ? 'fg' : 'fg.muted',
    ...(unread > 0 && { fontWeight: 'medium' }),
  } as const;
  if (!latestMessage) return <OneLine {...look}>{t('card.none')}</OneLine>;
  const isOwn = latestMessage.sender !== partner._id;
  return (
    <>
      {isOwn && (
        <Box as="span" fontSize="sm" color="fg.muted" flexShrink="0" me="-1">
          {t('card.you')}
        </Box>
      )}
      <OneLine {...look}>{messageText(latestMessage)}</OneLine>
    </>
  );
}

function Unread({ count }: { count: number }) {
  const { t } = useTranslation('inbox');
  return (
    <Flex
      as="span"
      flexShrink="0"
      justify="center"
      minW="6"
      height="6"
      px="1.5"
      borderRadius="full"
      bg="action"
      color="action.text"
      fontSize="xs"
      fontWeight="bold"
      lineHeight="1.5rem"
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <Box as="span" srOnly>
        {t('card.unread', { count })}
      </Box>
    </Flex>
  );
}

/** Why nothing can be sent, where that is so. */
function UnavailableMark({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('inbox');
  const { partner, blockStatus } = conversation;
  const reason = unavailableReason(partner, blockStatus);
  if (reason === undefined) return null;
  return (
    <Box mt="1">
      <Badge look="faint">{t(`card.${reason}`)}</Badge>
    </Box>
  );
}
