import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../../ui/outcome.tsx';
import { ToSignIn } from './to-sign-in.tsx';

/** The password is new: on to signing in with it. */
export function DoneStep({ title, takesFocus }: { title: string; takesFocus: boolean }) {
  const { t } = useTranslation('recovery');
  return (
    <Outcome
      icon={<Check />}
      title={title}
      body={t('done.body')}
      takesFocus={takesFocus}
      action={<ToSignIn />}
    />
  );
}
