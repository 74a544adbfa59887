import { useTranslation } from 'react-i18next';
import { supportMail } from '../lib/operator.ts';
import { PolicyArticle } from './policy-article.tsx';

const sections = [
  ...(['acceptance', 'account', 'ads', 'review', 'promotion'] as const),
  ...(['dealing', 'investors', 'conduct', 'liability', 'law'] as const),
] as const;

export function TermsPage() {
  const { t } = useTranslation('pages');
  return (
    <PolicyArticle
      page="terms-and-conditions"
      policy="terms"
      intro={t('terms.intro')}
      contents={t('contents')}
      sections={sections.map((id) => ({
        id,
        title: t(`terms.sections.${id}.title`),
        body: t(`terms.sections.${id}.body`, { email: supportMail() }),
      }))}
    />
  );
}
