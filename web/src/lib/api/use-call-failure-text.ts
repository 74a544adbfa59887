import { useTranslation } from 'react-i18next';
import { ApiFailure } from './api-failure.ts';
import { useFailureText } from './use-failure-text.ts';

/**
 * Says why a call failed that sends nothing anybody has typed: as the server did, or `fallback` (without a full stop)
 * where it has no words of its own.
 */
export function useCallFailureText(): (failure: unknown, fallback: string) => string {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  return (failure, fallback) => {
    if (!(failure instanceof ApiFailure)) return fallback;
    if (failure.status === 0) return `${fallback}. ${t('failure.offlineBody')}`;
    return failureText(failure, fallback);
  };
}
