import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import {
  conversationIdOf,
  type OtherUserInfo,
  type ConversationListing,
} from '@qaysari/contract/message/types';
import { WifiOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language.ts';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { PageHead } from '../../../ui/page.tsx';
import type { ShownMessage } from './shown-message.ts';
import type { ConversationView } from './use-conversation.ts';
import { useDeleteConversation } from '../inbox/use-conversations.ts';
import type { PartnerMenuProps } from '../menu/partner-menu.tsx';
import { usePartnerName } from './use-partner-name.ts';
import { Composer } from '../composer/composer.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { FirstContact } from './first-contact.tsx';
import { ListingSummary } from './listing-summary.tsx';
import { MessageList } from './message-list.tsx';
import { unavailableReason, UnavailableNotice } from './unavailable-notice.tsx';
import { useToastsAbove } from './use-visible-area.ts';
import { listingQuery } from '../../../entities/listing/queries.ts';
import { BaghdadTime } from '../../../ui/baghdad-time.tsx';

/** Lazy: most conversations have no meeting yet. */
const MeetingSheet = lazyComponent(
  async () => (await import('../composer/meeting-sheet.tsx')).MeetingSheet,
);

interface ConversationProps {
  me: string;
  userId: string;
  view: ConversationView & { userInfo: OtherUserInfo };
  /** The ad that somebody came from. */
  askedListing: string | undefined;
  /** There is little room on the screen. */
  isLow: boolean;
}

/** An open conversation: who it is with, what was said, and where to write. */
export function Conversation({ me, userId, view, askedListing, isLow }: ConversationProps) {
  const { t } = useTranslation('inbox');
  const menu = usePartnerMenu(view, conversationIdOf(me, userId));
  const { partner, blockStatus } = menu;
  const name = usePartnerName()(partner);
  const reason = unavailableReason(partner, blockStatus);
  const asked = useListingAsked(view.listing ? undefined : askedListing, me);
  const listing = view.listing ?? asked;
  const [proposing, setProposing] = useState<{ instead?: ShownMessage }>();
  const foot = useRef<HTMLDivElement>(null);
  useToastsAbove(foot);
  const begin = view.messages.length === 0 && askedListing !== undefined;
  const send: ConversationView['send'] = (body) =>
    view.send({ ...body, ...(begin && { listing: askedListing }) });
  const isOff = reason !== undefined;
  // The API says so only when it is asked again.
  const hasAnswered = view.messages.some(({ isOwn }) => isOwn);
  return (
    <>
      <PageHead title={t('conversation.title', { name })} />
      <ConversationHead menu={menu} />
      {listing && !isLow && <ListingSummary listing={listing} />}
      <BaghdadTime px="3" py="1" textAlign="center" />
      <OfflineLine />
      <MessageList
        view={view}
        name={name}
        isBlocked={isOff}
        onAnotherTime={(instead) => setProposing({ instead })}
        head={
          <>
            {view.firstContact && !hasAnswered && (
              <FirstContact facts={view.firstContact} name={name} />
            )}
            {view.messages.length === 0 && !isOff && (
              <NothingSaid
                remaining={listing ? view.newPeopleLeft?.byAd : view.newPeopleLeft?.withoutAd}
              />
            )}
          </>
        }
      />
      <Box ref={foot} bg="bg.panel" borderTopWidth="1px" flexShrink="0">
        {reason && <UnavailableNotice reason={reason} name={name} onUnblock={view.unblock} />}
        <Composer
          userId={userId}
          last={view.messages.at(-1)}
          side={listing && (listing.isOwn ? 'owner' : 'asking')}
          isOff={isOff}
          isLow={isLow}
          onSend={send}
          onMeeting={() => setProposing({})}
        />
      </Box>
      {proposing && (
        <MeetingSheet
          instead={proposing.instead?.meeting}
          onClose={() => setProposing(undefined)}
          onSend={(proposal) => {
            const { instead } = proposing;
            send({ meeting: { ...proposal, ...(instead && { replaces: instead._id }) } });
          }}
        />
      )}
    </>
  );
}

function usePartnerMenu(view: ConversationProps['view'], conversationId: string): PartnerMenuProps {
  const language = useLanguage();
  const navigate = useNavigate();
  const deleteConversation = useDeleteConversation();
  return {
    partner: view.userInfo,
    isMuted: view.isMuted,
    blockStatus: view.blockStatus ?? { youBlocked: false, blockedYou: false },
    actions: { ...view, remove: () => deleteConversation(conversationId) },
    onRemoved: () => void navigate(paths.inbox(language), { replace: true }),
  };
}

/** `remaining`: how many more people can be written to for the first time; undefined while that is not known. */
function NothingSaid({ remaining }: { remaining: number | undefined }) {
  const { t } = useTranslation('inbox');
  return (
    <Box textAlign="center" color="fg.muted" px="4" py="10">
      <p>{t('conversation.empty')}</p>
      {remaining !== undefined && (
        <Box as="p" mt="2" fontSize="sm">
          {remaining > 0
            ? t('conversation.newPeople', { count: remaining })
            : t('conversation.noNewPeople')}
        </Box>
      )}
    </Box>
  );
}

/** What somebody writes waits in the meantime. */
function OfflineLine() {
  const { t } = useTranslation('inbox');
  const isOnline = useOnline();
  return (
    <Box role="status">
      {!isOnline && (
        <Flex
          align="center"
          justify="center"
          gap="2"
          px="3"
          py="1.5"
          bg="bg.accentSubtle"
          color="fg.accent"
          fontSize="sm"
        >
          <WifiOff size={16} aria-hidden="true" />
          {t('conversation.offline')}
        </Flex>
      )}
    </Box>
  );
}

/** The ad that somebody came from, for a conversation that has not begun. `id`: undefined for none. */
function useListingAsked(id: string | undefined, me: string): ConversationListing | undefined {
  const language = useLanguage();
  const { data } = useQuery({ ...listingQuery(id ?? '', language), enabled: id !== undefined });
  if (!data || id === undefined) return undefined;
  const { _id, title, category, images, currency, price, owner, availability = 'forSale' } = data;
  const [image] = images;
  return {
    _id,
    title,
    category,
    ...(image !== undefined && { image }),
    currency,
    price,
    isOwn: owner === me,
    now: { currency, price, availability },
  };
}
