import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageQuery } from './page-query.ts';

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
