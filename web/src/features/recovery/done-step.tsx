import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Outcome } from '../../ui/outcome.tsx';

/** The password is new: on to signing in with it. */
export function DoneStep({ title, takesFocus }: { title: string; takesFocus: boolean }) {
  const { t } = useTranslation(['recovery', 'auth']);
  const language = useLanguage();
  return (
    <Outcome
      icon={<Check />}
      title={title}
      body={t('recovery:done.body')}
      takesFocus={takesFocus}
      action={
        <Button asChild size="lg" width="full">
          <Link to={paths.signIn(language)} state={{ begin: true }}>
            {t('auth:signIn.submit')}
          </Link>
        </Button>
      }
    />
  );
}
