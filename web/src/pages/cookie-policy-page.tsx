import { useTranslation } from 'react-i18next';
import { TextArticle } from '../ui/text-article.tsx';
import { readingWords } from './reading-words.ts';

export function CookiePolicyPage() {
  const { t } = useTranslation('pages');
  return (
    <TextArticle
      {...readingWords('cookie-policy', t)}
      intro={[t('cookies.p1'), t('cookies.views'), t('cookies.offline'), t('cookies.p2')].join(
        '\n\n',
      )}
    />
  );
}
