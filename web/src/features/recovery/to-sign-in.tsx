import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';

/** Link to the sign-in page. */
export function ToSignIn() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  return (
    <Button asChild size="lg" width="full">
      <Link to={paths.signIn(language)} state={{ begin: true }}>
        {t('signIn.submit')}
      </Link>
    </Button>
  );
}
