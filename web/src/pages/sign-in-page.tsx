import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, type Location } from 'react-router';
import { hasNotice } from '../entities/person/new-account.ts';
import { cameFrom, keepFrom } from '../entities/person/sign-in-link.ts';
import { ProviderButtons } from '../features/auth/provider-buttons.tsx';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { CardHeader } from '../ui/page.tsx';
import { Button } from '../ui/button.tsx';
import { SignInReasons } from './sign-in-reasons.tsx';

export function SignInPage() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { search, state } = useLocation() as Location<{ begin?: boolean } | null>;
  const isSentHere = hasNotice(search) || cameFrom(search, language) !== undefined;
  return (
    <>
      {/* Somebody who has just signed up, or wanted something else, is not welcomed back. */}
      <CardHeader title={t('signIn.title')} lead={isSentHere ? undefined : t('signIn.lead')} />
      <SignInReasons />
      <SignInForm takesFocus={state?.begin === true} />
      <Box as="p" mt="6" mb="2" textAlign="center" fontSize="sm" color="fg.muted">
        {t('signIn.noAccount')}
      </Box>
      <Button asChild variant="outline" size="lg" width="full">
        <Link to={paths.signUp(language) + keepFrom(search)}>{t('signIn.register')}</Link>
      </Button>
      <ProviderButtons />
    </>
  );
}
