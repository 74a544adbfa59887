import { useTranslation } from 'react-i18next';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { Partner } from '@qaysari/contract/message/types';
import { shownNameOf } from '@qaysari/contract/account/person';
import { UserRoundCheck } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { AccountPage, useBackToPrivacy } from '../features/account/account-page.tsx';
import { useLanguage } from '../i18n/language.ts';
import { useCurrentPerson } from '../lib/session/token.ts';
import { EmptyState, FailureNotice } from '../ui/empty-state.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Card, Skeleton } from '../ui/surfaces.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { blockedUsersQuery } from '../features/messages/conversation/queries.ts';
import { OptionsButton } from '../features/messages/menu/options-button.tsx';
import { OneLine } from '../features/messages/conversation/one-line.tsx';
import { usePartnerName } from '../features/messages/conversation/use-partner-name.ts';

const BlockedMenu = lazyComponent(
  async () => (await import('../features/messages/menu/blocked-menu.tsx')).BlockedMenu,
  <Skeleton boxSize="11" borderRadius="full" flexShrink="0" />,
);

/** The people that somebody has blocked. */
function BlockedUsers() {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const me = useCurrentPerson();
  const { data, isError, refetch } = useQuery(blockedUsersQuery(me, language));
  if (isError && !data) return <FailureNotice onRetry={() => void refetch()} />;
  if (!data) return <BlockedSkeleton />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<UserRoundCheck size={26} aria-hidden="true" />}
        title={t('blockedUsers.empty')}
        body={t('blockedUsers.emptyBody')}
      />
    );
  }
  return (
    <Card boxShadow="card">
      <Box as="ul" listStyleType="none">
        {data.map((user) => (
          <BlockedRow key={user._id} user={user} />
        ))}
      </Box>
    </Card>
  );
}

function BlockedRow({ user }: { user: Partner }) {
  const { t } = useTranslation('inbox');
  // No ad is shown beside a name here.
  const name = usePartnerName()({ ...user, hasWritten: true });
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      ps={{ base: '3', md: '4' }}
      pe="1"
      py="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Avatar name={shownNameOf(user)} isDeleted={user.unreachable === 'deleted'} />
      <OneLine flex="1" fontWeight="semibold">
        {name}
      </OneLine>
      <OptionsButton
        Menu={BlockedMenu}
        menu={{ userId: user._id, name }}
        label={t('blockedUsers.options', { name })}
      />
    </Flex>
  );
}

function BlockedSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Card boxShadow="card" role="status" aria-busy="true" aria-label={t('loading')} px="4" py="2">
      {[0, 1, 2].map((line) => (
        <Flex key={line} align="center" gap="3" py="2">
          <Skeleton boxSize="11" borderRadius="full" />
          <Skeleton height="4" width="45%" />
        </Flex>
      ))}
    </Card>
  );
}

export function BlockedUsersPage() {
  const { t } = useTranslation('inbox');
  return (
    <AccountPage
      title={t('blockedUsers.title')}
      lead={t('blockedUsers.lead')}
      back={useBackToPrivacy()}
    >
      <BlockedUsers />
    </AccountPage>
  );
}
