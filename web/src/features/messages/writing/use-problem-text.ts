import { useTranslation } from 'react-i18next';
import type { Problem } from './proposal-problems.ts';

/** Answers a problem of a field in words. */
export function useProblemText(): (problem: Problem | undefined) => string | undefined {
  const { t } = useTranslation(['inbox', 'errors']);
  return (problem) => {
    if (problem === undefined) return undefined;
    return problem === 'past' ? t('meeting.past') : t('errors:required');
  };
}
