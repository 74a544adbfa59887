import { policyDates, type Policy } from '@qaysari/contract/policies';
import type { ReadingPage } from '@qaysari/contract/pages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language.ts';
import { operatorIn, supportMail } from '../lib/operator.ts';
import { Dated } from '../ui/dated.tsx';
import { TextArticle } from '../ui/text-article.tsx';
import { readingWords } from './reading-words.ts';

type ArticleProps = Parameters<typeof TextArticle>[0];

interface PolicyArticleProps extends Pick<ArticleProps, 'intro' | 'contents' | 'sections' | 'end'> {
  page: ReadingPage;
  policy: Policy;
}

/** A policy with its date and the people who are responsible for it. */
export function PolicyArticle({ page, policy, ...text }: PolicyArticleProps) {
  const { t } = useTranslation('pages');
  const language = useLanguage();
  return (
    <TextArticle
      {...readingWords(page, t)}
      {...text}
      updated={
        <Dated iso={`${policyDates[policy]}T09:00:00Z`}>{(date) => t('updated', { date })}</Dated>
      }
      operator={t('operator', { operator: operatorIn(language), email: supportMail() })}
    />
  );
}
