import { useEffect, useEffectEvent, useState } from 'react';
import type { Pictures } from './use-pictures.ts';

/** Puts stored pictures into an empty form as new ones. Answers whether some could not be read. */
export function useCopiedPictures(urls: readonly string[], { add }: Pictures): boolean {
  const [isIncomplete, setIncomplete] = useState(false);
  const addCopies = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) add(0, files);
    setIncomplete(files.length < urls.length);
  });
  const [wanted] = useState(urls);
  useEffect(() => {
    if (wanted.length === 0) return undefined;
    const leaving = new AbortController();
    void readPictures(wanted, leaving.signal).then((files) => {
      if (!leaving.signal.aborted) addCopies(files);
    });
    return () => leaving.abort();
  }, [wanted]);
  return isIncomplete;
}

/** Those that could be read, in their order. */
async function readPictures(urls: readonly string[], signal: AbortSignal): Promise<File[]> {
  const files = await Promise.all(urls.map((url) => readPicture(url, signal)));
  return files.filter((file) => file !== undefined);
}

async function readPicture(url: string, signal: AbortSignal): Promise<File | undefined> {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) return undefined;
    const blob = await response.blob();
    return new File([blob], url.split('/').at(-1) ?? '', { type: blob.type });
  } catch {
    return undefined;
  }
}
