import { FileCheck, FileDown, Link2Off } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { paths } from '../../lib/routes/routes.ts';
import { useCodeOfAddress } from '../../lib/routes/use-code-of-address.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmCard } from '../../ui/confirm-card.tsx';
import { ResultCard } from '../../ui/result-card.tsx';
import { useDownload } from './use-download.ts';

/** Where the mail about somebody's data leads. Nothing is fetched before the press: programs open links too. */
export function Download() {
  const { t } = useTranslation('data');
  const failureText = useFailureText();
  const { start, isWorking, percent, saved, isWrong, failure } = useDownload(useCodeOfAddress());
  if (isWrong) return <WrongLink />;
  if (saved !== undefined && !isWorking) return <Saved file={saved} onAgain={start} />;
  return (
    <ConfirmCard
      icon={<FileDown />}
      title={t('download.title')}
      body={t('download.body')}
      submit={t('download.submit')}
      workingText={
        percent === undefined ? t('download.opening') : t('download.working', { percent })
      }
      isWorking={isWorking}
      failure={failure ? failureText(failure, t('download.failed')) : undefined}
      onSubmit={start}
      takesFocus
    />
  );
}

function Saved({ file, onAgain }: { file: string; onAgain: () => void }) {
  const { t } = useTranslation('data');
  return (
    <ResultCard
      icon={<FileCheck />}
      title={t('download.doneTitle')}
      body={t('download.doneBody', { file })}
      takesFocus
      action={
        <Button variant="outline" size="lg" width="full" onClick={onAgain}>
          {t('download.again')}
        </Button>
      }
    />
  );
}

function WrongLink() {
  const { t } = useTranslation('data');
  const language = useLanguage();
  return (
    <ResultCard
      icon={<Link2Off />}
      isTrouble
      title={t('download.wrongTitle')}
      body={t('download.wrongBody')}
      takesFocus
      action={
        <Button asChild size="lg" width="full">
          <Link to={paths.yourData(language)}>{t('download.toData')}</Link>
        </Button>
      }
    />
  );
}
