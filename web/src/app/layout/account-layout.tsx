import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { User } from '@qaysari/contract/account/types';
import { LogOut, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { WithUser } from '../../entities/person/session.tsx';
import { choice } from '../../theme/slot-recipes.ts';
import { Container } from '../../ui/page.tsx';
import { Card } from '../../ui/surfaces.tsx';
import { useAccountLinks } from './account-links.ts';
import { useConfirmSignOut, AccountSummary } from './account-summary.tsx';

/** Above 1024 px only (docs/specification/account-screens.md#a1); below, the user menu holds the same links. */
const wide = '@media (min-width: 1025px)';

const line = {
  ...choice,
  minH: '11',
  fontSize: 'md',
} as const;

export function AccountLayout() {
  return (
    <Container
      py={{ base: '6', md: '10' }}
      display="flex"
      alignItems="flex-start"
      gap={{ base: '6', xl: '10' }}
    >
      <Box display="none" css={{ [wide]: { display: 'block' } }} width="sidebar" flexShrink="0">
        <WithUser>{(user) => <Sidebar user={user} />}</WithUser>
      </Box>
      <Box flex="1" minW="0">
        <Outlet />
      </Box>
    </Container>
  );
}

function Sidebar({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'common']);
  const links = useAccountLinks();
  const signOut = useConfirmSignOut();
  return (
    <Card boxShadow="card" p="4">
      <Flex align="center" gap="3" px="2" pt="2" pb="4">
        <Box
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          flexShrink="0"
          boxSize="12"
          borderRadius="full"
          bg="bg.brandSubtle"
          color="fg.brand"
        >
          <UserRound size={24} aria-hidden="true" />
        </Box>
        <AccountSummary user={user} />
      </Flex>
      <Box as="nav" aria-label={t('account:area')} borderTopWidth="1px" py="3">
        {links.map(({ to, label, Icon, current }) => (
          <Box
            key={to}
            asChild
            {...line}
            {...(current && { bg: 'bg.brandSubtle', color: 'fg.brand', fontWeight: 'semibold' })}
          >
            <Link to={to} aria-current={current}>
              <Icon size={20} aria-hidden="true" />
              {label}
            </Link>
          </Box>
        ))}
      </Box>
      <Box borderTopWidth="1px" pt="3">
        <Box asChild {...line}>
          <button type="button" onClick={signOut.ask}>
            <LogOut className="mirror" size={20} aria-hidden="true" />
            {t('common:userMenu.signOut')}
          </button>
        </Box>
      </Box>
      {signOut.dialog}
    </Card>
  );
}
