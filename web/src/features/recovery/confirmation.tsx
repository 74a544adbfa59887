import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { ResultCard } from '../../ui/result-card.tsx';
import { keepFrom } from '../../entities/person/sign-in-link.ts';

interface ConfirmationProps {
  icon: ReactNode;
  title: string;
  body: string;
}

/** Confirmation page with a link home (docs/specification/screens.md#s18). */
export function Confirmation(props: ConfirmationProps) {
  const { t } = useTranslation('recovery');
  const language = useLanguage();
  return (
    <ResultCard
      {...props}
      action={
        <Button asChild size="lg" width="full">
          <Link to={paths.home(language)}>{t('confirmation.home')}</Link>
        </Button>
      }
    />
  );
}

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
