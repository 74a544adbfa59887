import { useErrorText } from '../../i18n/error-text.ts';
import { useLanguage } from '../../i18n/language.ts';
import { textOfFailure } from '../forms/form-errors.ts';
import { ApiFailure } from './api-failure.ts';

/** Says why a call failed that is no form's: as the server did, or `fallback` where it has no words of its own. */
export function useFailureText(): (failure: Error, fallback: string) => string {
  const language = useLanguage();
  const say = useErrorText();
  return (failure, fallback) => {
    if (!(failure instanceof ApiFailure)) return fallback;
    const isMute = failure.status !== 0 && failure.message === '';
    return isMute ? fallback : say(textOfFailure(failure, language));
  };
}
