import { useTranslation } from 'react-i18next';
import { usesAppCheck } from '../lib/api/app-check.ts';
import { supportMail } from '../lib/operator.ts';
import { PolicyArticle } from './policy-article.tsx';

const sections = [
  ...(['collect', 'use', 'access', 'services', 'times'] as const),
  ...(['messages', 'rights', 'security', 'minors', 'contact'] as const),
] as const;

export function PrivacyPolicyPage() {
  const { t } = useTranslation('pages');
  const bodyOf = (id: (typeof sections)[number]) =>
    [
      t(`privacy.sections.${id}.body`, { email: supportMail() }),
      ...(id === 'services' && usesAppCheck() ? [t('privacy.appCheck')] : []),
    ].join('\n\n');
  return (
    <PolicyArticle
      page="privacy-policy"
      policy="privacy"
      intro={t('privacy.intro')}
      contents={t('contents')}
      sections={sections.map((id) => ({
        id,
        title: t(`privacy.sections.${id}.title`),
        body: bodyOf(id),
      }))}
    />
  );
}
