import { replace, type LoaderFunctionArgs } from 'react-router';
import { isLanguage } from '@qaysari/contract/languages';
import { switchLanguage } from '../i18n/i18n.ts';
import { languageRedirect } from '../i18n/language-path.ts';
import { languageForVisitor } from '../i18n/stored-language.ts';

/** Enters the language of an address, or leads to the same address in one (spec section 2). */
export async function languageLoader({ request, params }: LoaderFunctionArgs): Promise<null> {
  const target = languageRedirect(new URL(request.url), languageForVisitor());
  if (target !== undefined) throw replace(target);
  if (isLanguage(params['lng'])) await switchLanguage(params['lng']);
  return null;
}
