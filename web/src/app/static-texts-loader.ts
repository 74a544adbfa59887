import type { LoaderFunctionArgs } from 'react-router';
import { isLanguage } from '@qaysari/contract/languages';
import { loadPageTexts } from '../i18n/i18n.ts';

/** The long texts of the static pages come with the first of them that is opened. */
export async function staticTextsLoader({ params }: LoaderFunctionArgs): Promise<null> {
  if (isLanguage(params['lng'])) await loadPageTexts(params['lng']);
  return null;
}
