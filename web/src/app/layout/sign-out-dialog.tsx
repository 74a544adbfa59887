import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../entities/person/session.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before somebody signs out on this device; then leads home (docs/specification/screens.md#s4). */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const signOut = useSignOut();
  return (
    <ConfirmDialog
      open={open}
      title={t('userMenu.signOutTitle')}
      body={t('userMenu.signOutBody')}
      confirm={t('userMenu.signOut')}
      cancel={t('userMenu.cancel')}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void signOut(paths.home(language));
      }}
    />
  );
}
