import { FileCheck, FileDown, Link2Off } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openData } from '@qaysari/contract/account/calls';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { useFailureText, ApiFailure } from '../lib/api/failure.ts';
import { paths } from '../lib/routes/routes.ts';
import { useCodeOfAddress } from '../lib/routes/use-code-of-address.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmCard } from '../ui/confirm-card.tsx';
import { ResultCard } from '../ui/result-card.tsx';
import { callApi } from '../lib/api/api-client.ts';
import { fetchPiece } from '../lib/api/fetch-piece.ts';

interface Arrived {
  /** Of which archive. */
  version: string;
  pieces: Blob[];
  bytes: number;
}

/** Hands a file to the browser, which puts it among the downloads. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** `qaysari-2026-11-23.zip`. */
const nameOf = (now: Date) => `qaysari-${now.toISOString().slice(0, 10)}.zip`;

/**
 * Fetches the archive of a mailed link in pieces: Hosting ends each answer after a minute. Pieces stay in memory, so
 * that a retry continues after the last one.
 */
function useDownload(code: string) {
  const language = useLanguage();
  const arrived = useRef<Arrived>(undefined);
  const [percent, setPercent] = useState<number>();
  const download = useMutation({
    mutationFn: async () => {
      const { bytes, version } = await callApi(openData, { language, body: { code } });
      const previous = arrived.current;
      const had = previous?.version === version ? previous : { version, pieces: [], bytes: 0 };
      arrived.current = had;
      while (had.bytes < bytes) {
        setPercent(Math.floor((100 * had.bytes) / bytes));
        const piece = await fetchPiece({ code, from: had.bytes, language });
        had.pieces.push(piece);
        had.bytes += piece.size;
      }
      const name = nameOf(new Date());
      save(new Blob(had.pieces, { type: 'application/zip' }), name);
      return name;
    },
    onSettled: () => setPercent(undefined),
  });
  const { error } = download;
  return {
    start: () => download.mutate(),
    isWorking: download.isPending,
    /** Undefined before the first piece is requested. */
    percent,
    /** What the file is called, once it is saved. */
    saved: download.data,
    isWrong: code === '' || (error instanceof ApiFailure && error.isNotFound),
    failure: error,
  };
}

/** The page of the mail about somebody's data. Nothing is fetched before a press: programs open links too. */
export function DataDownloadPage() {
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
