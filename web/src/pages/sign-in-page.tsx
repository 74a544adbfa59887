import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router';
import { keepFrom } from '../entities/person/sign-in-link.ts';
import { ReportNotice } from '../entities/report/report-notice.tsx';
import { ProviderButtons } from '../features/auth/provider-buttons.tsx';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { PendingFavoriteNotice } from '../features/favorites/pending-favorite-notice.tsx';
import { SearchToSaveNotice } from '../features/listings/saved/search-to-save-notice.tsx';
import { useLanguage } from '../i18n/language.ts';
import { pageQuery } from '../lib/routes/page-query.ts';
import { paths } from '../lib/routes/routes.ts';
import { CardHeader } from '../ui/page.tsx';
import { RouterLink } from '../ui/router-link.tsx';

export function SignInPage() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { search, state } = useLocation() as Location<{ begin?: boolean } | null>;
  const hasNotice = pageQuery('signIn', search).has('notice');
  return (
    <>
      {/* Nobody comes back who has just signed up. */}
      <CardHeader title={t('signIn.title')} lead={hasNotice ? undefined : t('signIn.lead')} />
      <PendingFavoriteNotice />
      <SearchToSaveNotice />
      <ReportNotice />
      <SignInForm takesFocus={state?.begin === true} />
      <Box as="p" mt="6" textAlign="center" fontSize="sm" color="fg.muted">
        {t('signIn.noAccount')}{' '}
        <RouterLink to={paths.signUp(language) + keepFrom(search)}>
          {t('signIn.register')}
        </RouterLink>
      </Box>
      <ProviderButtons />
    </>
  );
}
