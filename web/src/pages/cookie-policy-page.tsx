import { useTranslation } from 'react-i18next';
import { TextArticle } from '../ui/text-article.tsx';

export function CookiePolicyPage() {
  const { t } = useTranslation('pages');
  return (
    <TextArticle title={t('cookies.title')} intro={`${t('cookies.p1')}\n\n${t('cookies.p2')}`} />
  );
}
