import { Box } from '@chakra-ui/react/box';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { displayName, type User } from '@qaysari/contract/account/types';
import { LogOut, MessagesSquare, Plus, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { MenuLayer } from '../../ui/menu-layer.tsx';
import { Button } from '../../ui/button.tsx';
import { useAccountLinks } from './account-links.ts';
import { useConfirmSignOut, AccountSummary } from './account-summary.tsx';
import { UnreadMark } from './unread-mark.tsx';
import { WithLocale } from '../../ui/with-locale.tsx';

/** Menu of a member: name, account pages and sign-out (docs/specification/screens.md#s4). */
export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const links = useAccountLinks();
  const signOut = useConfirmSignOut();
  return (
    <>
      <InboxButton />
      <WithLocale>
        <Menu.Root
          positioning={{ placement: 'bottom-end' }}
          onSelect={({ value }) => {
            if (value === 'sign-out') signOut.ask();
          }}
        >
          <MenuLayer />
          <Menu.Trigger asChild>
            <Button
              variant="outline"
              size="icon"
              aria-label={t('userMenu.open')}
              title={displayName(user)}
            >
              <UserRound size={20} aria-hidden="true" />
            </Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content maxW="20rem">
                <Box px="3" py="2">
                  <AccountSummary user={user} />
                </Box>
                <Menu.Separator />
                <Menu.Item value="publish" asChild>
                  <Link to={paths.createListing(language)}>
                    <Plus size={18} aria-hidden="true" />
                    <Menu.ItemText>{t('header.publish')}</Menu.ItemText>
                  </Link>
                </Menu.Item>
                {links.map(({ to, label, Icon, current }) => (
                  <Menu.Item key={to} value={to} asChild>
                    <Link to={to} aria-current={current}>
                      <Icon size={18} aria-hidden="true" />
                      <Menu.ItemText>{label}</Menu.ItemText>
                    </Link>
                  </Menu.Item>
                ))}
                <Menu.Separator />
                <Menu.Item value="sign-out">
                  <LogOut className="mirror" size={18} aria-hidden="true" />
                  <Menu.ItemText>{t('userMenu.signOut')}</Menu.ItemText>
                </Menu.Item>
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      </WithLocale>
      {signOut.dialog}
    </>
  );
}

/** The way to the messages, with how many wait to be read. */
function InboxButton() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Button asChild variant="ghost" size="icon" position="relative">
      <Link to={paths.inbox(language)}>
        <MessagesSquare size={20} aria-hidden="true" />
        <VisuallyHidden>{t('userMenu.inbox')}</VisuallyHidden>
        <UnreadMark />
      </Link>
    </Button>
  );
}
