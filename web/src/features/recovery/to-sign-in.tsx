import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { keepFrom } from '../../entities/person/sign-in-link.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';

/** Link to the sign-in page, which leads on to where this page was opened from. */
export function ToSignIn() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { search } = useLocation();
  return (
    <Button asChild size="lg" width="full">
      <Link to={paths.signIn(language) + keepFrom(search)} state={{ begin: true }}>
        {t('signIn.submit')}
      </Link>
    </Button>
  );
}
