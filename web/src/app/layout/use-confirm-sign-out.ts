import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../entities/person/session.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';

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
