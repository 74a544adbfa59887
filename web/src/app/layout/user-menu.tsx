import { Box } from '@chakra-ui/react/box';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import type { User } from '@qaysari/contract/user-entity';
import { LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../features/auth/session.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Who is signed in, and the way out, which asks first (spec section 2). */
export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu.Root
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) => {
          if (value === 'sign-out') setAsking(true);
        }}
      >
        <Menu.Trigger asChild>
          <Button variant="outline" size="icon" aria-label={t('userMenu.open')}>
            <UserRound size={20} aria-hidden="true" />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Box px="3" py="2" fontSize="sm">
                <Box as="p" fontWeight="semibold" dir="auto">
                  {user.firstname === undefined
                    ? user.username
                    : `${user.firstname} ${user.lastname ?? ''}`}
                </Box>
                <Box as="p" color="fg.muted" dir="ltr" textAlign="start">
                  {user.email}
                </Box>
              </Box>
              <Menu.Separator />
              <Menu.Item value="sign-out">
                <LogOut size={18} aria-hidden="true" />
                <Menu.ItemText>{t('userMenu.signOut')}</Menu.ItemText>
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ConfirmDialog
        open={asking}
        title={t('userMenu.signOutTitle')}
        body={t('userMenu.signOutBody')}
        confirm={t('userMenu.signOut')}
        cancel={t('userMenu.cancel')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void signOut(paths.home(language));
        }}
      />
    </>
  );
}
