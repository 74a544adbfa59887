import { languageCodes, languages } from '@qaysari/contract/shared/languages';
import { useEffect } from 'react';
import ar from '../../../locales/ar/failure.json';
import en from '../../../locales/en/failure.json';
import ku from '../../../locales/ku/failure.json';

/** The only texts that the start has in all languages. */
const texts = { ar, ku, en };

/** Says that the site did not load, where even texts and components may be missing (theme/shell.css). */
export function BareFailure() {
  useEffect(() => {
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <main className="bare-failure">
      {languageCodes.map((code) => (
        <section key={code} lang={languages[code].htmlLang} dir={languages[code].dir}>
          <h1>{texts[code].title}</h1>
          <p>{texts[code].offlineBody}</p>
          <button type="button" onClick={() => location.reload()}>
            {texts[code].tryAgain}
          </button>
        </section>
      ))}
    </main>
  );
}
