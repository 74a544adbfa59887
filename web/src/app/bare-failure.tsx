import { languageCodes, languages } from '@qaysari/contract/languages';
import { useEffect } from 'react';
import { failure as ar, tryAgain as arAgain } from '../../../locales/ar/common.json';
import { failure as en, tryAgain as enAgain } from '../../../locales/en/common.json';
import { failure as ku, tryAgain as kuAgain } from '../../../locales/ku/common.json';

const texts = {
  ar: { ...ar, tryAgain: arAgain },
  ku: { ...ku, tryAgain: kuAgain },
  en: { ...en, tryAgain: enAgain },
};

/** Says that the site did not load, where neither texts nor components may have come (theme/shell.css). */
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
