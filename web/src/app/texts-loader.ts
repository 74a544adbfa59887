import { isLanguage } from '@qaysari/contract/languages';
import type { LoaderFunctionArgs } from 'react-router';
import { loadMoreTexts, type MoreTexts } from '../i18n/i18n.ts';

/** A route's loader that brings the texts which its pages need beside the usual ones. */
export function textsLoader(...namespaces: MoreTexts[]) {
  return async ({ params }: LoaderFunctionArgs): Promise<null> => {
    if (isLanguage(params['lng'])) await loadMoreTexts(params['lng'], namespaces);
    return null;
  };
}
