import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { limits } from '@qaysari/contract/shared/limits';
import { MessagesSquare, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { useDebounced } from '../../../lib/browser/use-debounced.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, FailureNotice } from '../../../ui/empty-state.tsx';
import { Card, Skeleton } from '../../../ui/surfaces.tsx';
import { useConversations } from './use-conversations.ts';
import { useToday } from '../conversation/day-groups.ts';
import { ConversationCard } from './conversation-card.tsx';
import { KeepMessages } from './keep-messages.tsx';
import { BaghdadTime } from '../../../ui/baghdad-time.tsx';

/** How long somebody has stopped typing before the search is asked (docs/specification/account-screens.md#a15). */
const searchDelayMs = 500;

const Field = chakra('input', {
  base: {
    flex: 1,
    minW: 0,
    minH: '11',
    bg: 'transparent',
    outline: 0,
    textAlign: 'start',
    _placeholder: { color: 'fg.muted', opacity: 1 },
  },
});

interface InboxProps {
  /** Below the list, which must not move when it comes: for somebody who has a conversation. */
  notice?: ReactNode;
}

/** Somebody's conversations, with a search. */
export function Inbox({ notice }: InboxProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), searchDelayMs);
  const found = useConversations(search);
  const { status, conversations, reload } = found;
  if (status === 'error') return <FailureNotice onRetry={reload} />;
  const isEmpty = status === 'ready' && conversations.length === 0;
  if (isEmpty && search === '' && typed === '' && !found.isSearching) return <NoConversations />;
  return (
    <>
      <SearchField value={typed} onChange={setTyped} />
      <Box aria-busy={status === 'loading' || found.isSearching} mt="4">
        {status === 'loading' ? (
          <InboxSkeleton />
        ) : isEmpty ? (
          <NothingFound onClear={() => setTyped('')} />
        ) : (
          <>
            <List found={found} />
            {notice}
            <KeepMessages />
          </>
        )}
      </Box>
    </>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('inbox');
  return (
    <Flex
      role="search"
      align="center"
      gap="2.5"
      px="4"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="full"
      _focusWithin={{ outline: '2px solid', outlineColor: 'border.focus', outlineOffset: '1px' }}
    >
      <Box as="span" color="fg.muted" flexShrink="0">
        <Search size={18} aria-hidden="true" />
      </Box>
      <Field
        type="search"
        enterKeyHint="search"
        dir={value === '' ? undefined : 'auto'}
        placeholder={t('search')}
        aria-label={t('search')}
        maxLength={limits.searchTextLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Flex>
  );
}

function List({ found }: { found: ReturnType<typeof useConversations> }) {
  const { t } = useTranslation(['inbox', 'common']);
  const today = useToday();
  const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();
  return (
    <>
      <BaghdadTime mb="2" />
      <Card boxShadow="card">
        <Box as="ul" listStyleType="none" aria-label={t('list')}>
          {found.conversations.map((conversation) => (
            <ConversationCard
              key={conversation._id}
              conversation={conversation}
              today={today}
              onRemoved={focusHeading}
            />
          ))}
        </Box>
      </Card>
      {found.hasMore && (
        <Flex justify="center" mt="4">
          <Button variant="outline" aria-busy={found.isLoadingMore} onClick={found.loadMore}>
            {found.isLoadingMore ? t('common:loading') : t('more')}
          </Button>
        </Flex>
      )}
    </>
  );
}

function InboxSkeleton() {
  const { t } = useTranslation('inbox');
  return (
    <Card boxShadow="card" role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3, 4].map((line) => (
        <Flex key={line} gap="3" align="center" px="4" py="3.5">
          <Skeleton boxSize="11" borderRadius="full" flexShrink="0" />
          <Box flex="1">
            <Skeleton height="4" width="40%" mb="2.5" />
            <Skeleton height="4" width="80%" />
          </Box>
        </Flex>
      ))}
    </Card>
  );
}

function NoConversations() {
  const { t } = useTranslation(['inbox', 'common']);
  const language = useLanguage();
  return (
    <EmptyState
      icon={<MessagesSquare size={26} aria-hidden="true" />}
      title={t('empty.title')}
      body={t('empty.body')}
      action={
        <Button asChild>
          <Link to={paths.listings(language)}>{t('common:viewAllAds')}</Link>
        </Button>
      }
    />
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('inbox');
  return (
    <EmptyState
      icon={<Search size={26} aria-hidden="true" />}
      title={t('noResults.title')}
      body={t('noResults.body')}
      action={
        <Button variant="outline" onClick={onClear}>
          {t('noResults.clear')}
        </Button>
      }
    />
  );
}
