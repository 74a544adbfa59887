import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from '../drafts/drafts.ts';
import { useCodeOfAddress } from './use-code-of-address.ts';

/** The secret of a mail's link, which leaves the address; a reload in this tab still knows it. '' for none. */
export function useKeptCode(draft: string): string {
  const opened = useCodeOfAddress();
  const [code] = useState(() => {
    const { code: kept } = readDraft(draft);
    return opened !== '' ? opened : typeof kept === 'string' ? kept : '';
  });
  useEffect(() => {
    if (code !== '') writeDraft(draft, { code });
  }, [draft, code]);
  return code;
}
