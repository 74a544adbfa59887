import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { newestListingPath } from '../entities/listing/listings-path.ts';
import { keepNewAccount } from '../entities/person/new-account.ts';
import { addressAfterSignUp, searchFrom } from '../entities/person/sign-in-link.ts';
import { RegisterFormSkeleton } from '../features/home/register-form-skeleton.tsx';
import { RegisterForm } from '../features/publish/register-form.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { RouterLink } from '../ui/router-link.tsx';

/** Sign-up with a first listing, at the end of the home page. */
export function HomeRegister() {
  const { t } = useTranslation('publish');
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <>
      <RegisterForm
        placeholder={<RegisterFormSkeleton />}
        onRegistered={(account) => {
          keepNewAccount(account);
          const signIn = paths.signIn(language);
          const from = searchFrom(newestListingPath(language));
          return navigate(addressAfterSignUp(signIn, from, 'registeredWithListing'));
        }}
      />
      <Box as="p" mt="5" textAlign="center" fontSize="sm" color="fg.muted">
        {t('register.onlyAccount')}{' '}
        <RouterLink to={paths.signUp(language)}>{t('register.signUp')}</RouterLink>
      </Box>
    </>
  );
}
