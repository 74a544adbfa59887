import { termsDate } from '@qaysari/contract/account/terms';
import { useTranslation } from 'react-i18next';
import { Dated } from '../ui/dated.tsx';
import { TextArticle } from '../ui/text-article.tsx';
import { readingWords } from './reading-words.ts';

const updatedAt = `${termsDate}T09:00:00Z`;
const sections = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'] as const;

export function TermsPage() {
  const { t } = useTranslation('pages');
  return (
    <TextArticle
      {...readingWords('terms-and-conditions', t)}
      updated={<Dated iso={updatedAt}>{(date) => t('terms.updated', { date })}</Dated>}
      intro={t('terms.intro')}
      sections={sections.map((key) => ({
        title: t(`terms.sections.${key}.title`),
        body: t(`terms.sections.${key}.body`),
      }))}
    />
  );
}
