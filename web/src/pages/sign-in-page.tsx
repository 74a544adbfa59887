import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router';
import { useState } from 'react';
import { cameFrom, keepFrom } from '../entities/person/sign-in-link.ts';
import { ProviderButtons } from '../features/auth/provider-buttons.tsx';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { useLanguage } from '../i18n/language.ts';
import { pageQuery } from '../lib/routes/page-query.ts';
import { paths, reportHash } from '../lib/routes/routes.ts';
import { CardHeader } from '../ui/page.tsx';
import { RouterLink } from '../ui/router-link.tsx';
import { readPendingFavorite } from '../entities/listing/pending-favorite.ts';
import { Alert } from '../ui/alert.tsx';
import { searchToSave } from '../features/listings/saved/pending-search.ts';

export function SignInPage() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { search, state } = useLocation() as Location<{ begin?: boolean } | null>;
  const hasNotice = pageQuery('signIn', search).has('notice');
  return (
    <>
      {/* Somebody who has just signed up is not welcomed back. */}
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

/** Says that an ad whose heart was pressed before is saved after the sign-in. */
function PendingFavoriteNotice() {
  const { t } = useTranslation('ads');
  const [pending] = useState(readPendingFavorite);
  if (!pending) return null;
  return (
    <Box mb="6">
      <Alert kind="info">{t('favorite.signIn')}</Alert>
    </Box>
  );
}

/** Says that a search which waits to be saved is saved after the sign-in. */
function SearchToSaveNotice() {
  const { t } = useTranslation('auth');
  const [search] = useState(searchToSave.read);
  if (!search) return null;
  return (
    <Box mb="6">
      <Alert kind="info">{t('signIn.savesSearch')}</Alert>
    </Box>
  );
}

/** Says on the sign-in page why somebody was redirected here, and what comes next. */
export function ReportNotice() {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  const { search } = useLocation();
  if (cameFrom(search, language)?.endsWith(reportHash) !== true) return null;
  return (
    <Box mb="6">
      <Alert kind="info">{t('report.signIn')}</Alert>
    </Box>
  );
}
