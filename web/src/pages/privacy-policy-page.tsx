import { useTranslation } from 'react-i18next';
import { Dated } from '../ui/dated.tsx';
import { TextArticle } from '../ui/text-article.tsx';
import { readingWords } from './reading-words.ts';

const updatedAt = '2026-11-28T09:00:00Z';
const sections = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9'] as const;

export function PrivacyPolicyPage() {
  const { t } = useTranslation('pages');
  return (
    <TextArticle
      {...readingWords('privacy-policy', t)}
      updated={<Dated iso={updatedAt}>{(date) => t('privacy.updated', { date })}</Dated>}
      intro={t('privacy.intro')}
      sections={sections.map((key) => ({
        title: t(`privacy.sections.${key}.title`),
        body: t(`privacy.sections.${key}.body`),
      }))}
    />
  );
}
