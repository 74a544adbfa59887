import { Box } from '@chakra-ui/react/box';
import { displayName, type User } from '@qaysari/contract/account/types';
import { useTranslation } from 'react-i18next';
import { useLtr } from '../../ui/text-field.tsx';
import { useSignOut } from '../../entities/person/session.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';

/** Name and e-mail address, each in its own direction. */
export function AccountSummary({ user }: { user: User }) {
  const ltrProps = useLtr();
  const [local, domain] = user.email.split('@');
  return (
    <Box minW="0" fontSize="sm" overflowWrap="anywhere">
      <Box as="p" fontWeight="semibold">
        <bdi>{displayName(user)}</bdi>
      </Box>
      <Box as="p" color="fg.muted" {...ltrProps}>
        {local}
        <wbr />@{domain}
      </Box>
    </Box>
  );
}

/** Asks before signing out on this device; then leads home (docs/specification/screens.md#s3). */
export function useConfirmSignOut() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const signOut = useSignOut();
  return useConfirm({
    title: t('userMenu.signOutTitle'),
    body: t('userMenu.signOutBody'),
    confirm: t('userMenu.signOut'),
    cancel: t('userMenu.cancel'),
    onConfirm: () => void signOut(paths.home(language)),
  });
}
