import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readDraft, writeDraft } from '../drafts/drafts.ts';
import { pageQuery } from './page-query.ts';

/** The secret of a mail's link, which leaves the address; a reload in this tab still knows it. '' for none. */
export function useStoredCode(draft: string): string {
  const opened = useCodeOfAddress();
  const [code] = useState(() => {
    const { code: stored } = readDraft(draft);
    return opened !== '' ? opened : typeof stored === 'string' ? stored : '';
  });
  useEffect(() => {
    if (code !== '') writeDraft(draft, { code });
  }, [draft, code]);
  return code;
}

/** The secret `?code=` of a mail's link, which leaves the address at once; '' for none. */
export function useCodeOfAddress(): string {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => pageQuery('decision', search).get('code') ?? '');
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);
  return code;
}
