import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { User } from '@qaysari/contract/account/types';
import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { WithUser } from '../../entities/person/session.tsx';
import { useIsLarge } from '../../lib/browser/use-is-large.ts';
import { isPage } from '../../lib/routes/is-page.ts';
import { choice } from '../../theme/slot-recipes.ts';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
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

/** Lazy: only these pages need it. */
const InboxList = lazyComponent(async () => (await import('../../pages/inbox-page.tsx')).InboxList);

export function AccountLayout() {
  const { pathname } = useLocation();
  const isLarge = useIsLarge();
  const hasMessages = isLarge && isPage(pathname, ['inbox', 'conversation']);
  return (
    <Container
      py={{ base: '6', md: '10' }}
      display="flex"
      alignItems="flex-start"
      gap={{ base: '6', xl: '10' }}
    >
      <Box display="none" css={{ [wide]: { display: 'block' } }} width="sidebar" flexShrink="0">
        <WithUser>
          {(user) => (hasMessages ? <Conversations user={user} /> : <Sidebar user={user} />)}
        </WithUser>
      </Box>
      <Box flex="1" minW="0">
        <Outlet />
      </Box>
    </Container>
  );
}

/** The list beside an open conversation. The account's links are behind one button above it. */
function Conversations({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const linksId = useId();
  return (
    <Box {...conversations}>
      <Button
        variant="outline"
        width="full"
        mb="3"
        aria-expanded={isOpen}
        aria-controls={linksId}
        onClick={() => setOpen(!isOpen)}
      >
        <UserRound size={18} aria-hidden="true" />
        {t('area')}
        <ChevronDown size={18} aria-hidden="true" />
      </Button>
      <Box id={linksId} mb="3" hidden={!isOpen}>
        <Sidebar user={user} />
      </Box>
      <InboxList />
    </Box>
  );
}

/** As high as the conversation, and scrolled by itself; the search stays in sight. */
const conversations = {
  position: 'sticky',
  top: '6rem',
  maxH: 'calc(100vh - 9rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  // The ring of what has the focus is around it.
  m: '-1',
  p: '1',
  css: { '& [role=search]': { position: 'sticky', top: 0, zIndex: 1 } },
} as const;

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
