import { openData } from '@qaysari/contract/account/calls';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiFailure } from '../../lib/api/failure.ts';
import { fetchPiece } from '../../lib/api/fetch-piece.ts';

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
 * Fetches the archive of a mailed link in pieces: Hosting ends each answer after a minute. What has arrived is kept,
 * so that another try goes on there.
 */
export function useDownload(code: string) {
  const language = useLanguage();
  const arrived = useRef<Arrived>(undefined);
  const [percent, setPercent] = useState<number>();
  const download = useMutation({
    mutationFn: async () => {
      const { bytes, version } = await callApi(openData, { language, body: { code } });
      const kept = arrived.current;
      const had = kept?.version === version ? kept : { version, pieces: [], bytes: 0 };
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
    /** Undefined before the first piece is asked for. */
    percent,
    /** What the file is called, once it is saved. */
    saved: download.data,
    isWrong: code === '' || (error instanceof ApiFailure && error.isNotFound),
    failure: error,
  };
}
