import type { Message } from '@qaysari/contract/message/types';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { formatDay } from './day-groups.ts';

type Said = Pick<Message, 'content' | 'phrase' | 'meeting' | 'answer'>;

/** Answers what a message says: typed text as it is, all else in the language of this page. */
export function useMessageText(): (message: Said) => string {
  const { t } = useTranslation('phrases');
  const language = useLanguage();
  return ({ content, phrase, meeting, answer }) => {
    if (phrase) {
      const { key, day } = phrase;
      return t(key, { day: day === undefined ? '' : formatDay(day, language) });
    }
    if (meeting) {
      const { day, hour, place } = meeting;
      return t('meeting', { day: formatDay(day, language), hour, place });
    }
    return answer ? t(answer.answer) : content;
  };
}
