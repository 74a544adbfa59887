import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { addressAfterSignUp, keepFrom } from '../entities/person/sign-in-link.ts';
import { SignUpForm } from '../features/auth/sign-up-form.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { CardHeader } from '../ui/page.tsx';
import { RouterLink } from '../ui/router-link.tsx';

export function SignUpPage() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <CardHeader title={t('signUp.title')} lead={t('signUp.lead')} />
      <SignUpForm onSignedUp={() => navigate(addressAfterSignUp(paths.signIn(language), search))} />
      <Box as="p" mt="6" textAlign="center" fontSize="sm" color="fg.muted">
        {t('signUp.haveAccount')}{' '}
        <RouterLink to={paths.signIn(language) + keepFrom(search)}>{t('signUp.signIn')}</RouterLink>
      </Box>
    </>
  );
}
