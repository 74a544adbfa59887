import { defaultLanguage } from '@qaysari/contract/shared/languages';
import { languageOf } from '../http/language.ts';
import { notKept, type Answer } from './send.ts';

/**
 * Leads to an ad in the reader's language. Previews are made by machines that name no language: they get Arabic. An ad
 * that is not there is 404 where this leads to.
 */
export function shortLinkAnswer(id: string, acceptLanguage: string | undefined): Answer {
  const language = languageOf(acceptLanguage, defaultLanguage);
  return {
    status: 302,
    headers: {
      Location: `/${language}/ads/${encodeURIComponent(id)}`,
      'Cache-Control': notKept,
      Vary: 'Accept-Language',
    },
    body: '',
  };
}
