import { useEffect, useState } from 'react';
import { readAdDraft, type KeptAd } from './listing-draft.ts';

/** What this device keeps of a form; `isRead` once that is known. */
export function useKeptAd(person: string, name: string) {
  const [found, setFound] = useState<{ kept: KeptAd | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void readAdDraft({ person, name }).then((kept) => {
      if (isCurrent) setFound({ kept });
    });
    return () => {
      isCurrent = false;
    };
  }, [person, name]);
  return { isRead: found !== undefined, kept: found?.kept };
}
