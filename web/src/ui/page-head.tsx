import { defaultLanguage, languageCodes } from '@qaysari/contract/languages';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathInLanguage } from '../i18n/language.ts';

/** Title of the page and the addresses of its twins in the other languages. */
export function PageHead({ title, description }: { title: string; description?: string }) {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{t('pageTitle', { title })}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {languageCodes.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={code}
          href={location.origin + pathInLanguage(pathname, code) + search}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={location.origin + pathInLanguage(pathname, defaultLanguage) + search}
      />
    </>
  );
}
