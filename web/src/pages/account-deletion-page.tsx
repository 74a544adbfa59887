import { useTranslation } from 'react-i18next';
import { useSignOut } from '../entities/person/session.tsx';
import { AccountPage, AccountPanel, useBackToPrivacy } from '../features/account/account-page.tsx';
import { Deletion } from '../features/account/deletion.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';

export function AccountDeletionPage() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const signOut = useSignOut();
  return (
    <AccountPage title={t('deletion.title')} lead={t('deletion.lead')} back={useBackToPrivacy()}>
      <AccountPanel>
        <Deletion onDeleted={() => signOut(paths.accountDeleted(language), { isOver: true })} />
      </AccountPanel>
    </AccountPage>
  );
}
