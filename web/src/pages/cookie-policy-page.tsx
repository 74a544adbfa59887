import { useTranslation } from 'react-i18next';
import { TextArticle } from '../ui/text-article.tsx';

export function CookiePolicyPage() {
  const { t } = useTranslation('pages');
  return (
    <TextArticle
      title={t('cookies.title')}
      intro={[t('cookies.p1'), t('cookies.views'), t('cookies.offline'), t('cookies.p2')].join(
        '\n\n',
      )}
    />
  );
}
