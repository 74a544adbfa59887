import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { ResultCard } from '../../ui/result-card.tsx';

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
