import { dayInIraq } from '@qaysari/contract/shared/iraq-time';
import { cleanLine } from '@qaysari/contract/shared/clean-text';
import type { Meeting } from '@qaysari/contract/message/types';
import { useTranslation } from 'react-i18next';

export type Proposal = Omit<Meeting, 'state'>;
export type Problem = 'missing' | 'past';

/** What is wrong with a day of the calendar in Iraq, which must be `now` or later. */
export function dayProblem(day: string, now: number): Problem | undefined {
  if (day === '') return 'missing';
  return day < dayInIraq(now) ? 'past' : undefined;
}

/** What is wrong with a proposal to meet, by field; nothing of what is right. */
export function proposalProblems(
  { day, hour, place }: Proposal,
  now: number,
): Partial<Record<keyof Proposal, Problem>> {
  const ofDay = dayProblem(day, now);
  const isPast = ofDay === undefined && startOf(day, hour) <= now;
  const ofHour = hour === '' ? 'missing' : isPast ? 'past' : undefined;
  return {
    ...(ofDay && { day: ofDay }),
    ...(ofHour && { hour: ofHour }),
    ...(cleanLine(place) === '' && { place: 'missing' as const }),
  };
}

/** In Iraq the clock is three hours ahead of UTC all year. */
const startOf = (day: string, hour: string) => Date.parse(`${day}T${hour}:00+03:00`);

/** Answers a problem of a field in words. */
export function useProblemText(): (problem: Problem | undefined) => string | undefined {
  const { t } = useTranslation(['inbox', 'errors']);
  return (problem) => {
    if (problem === undefined) return undefined;
    return problem === 'past' ? t('meeting.past') : t('errors:required');
  };
}
