import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { Meeting, MeetingAnswer } from '@qaysari/contract/message/types';
import { CalendarClock, Clock3, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commaOf } from '@qaysari/contract/shared/languages';
import { onThisDevice } from '../../../lib/format/date.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge, type BadgeLook } from '../../../ui/badge.tsx';
import { UserLine } from '../../../ui/user-text.tsx';
import { formatDay } from './day-groups.ts';

interface MeetingCardProps {
  meeting: Meeting;
  isOwn: boolean;
  /** Left out where the reader cannot answer: their own, answered, or while nothing can be sent. */
  onAnswer?: ((answer: MeetingAnswer | 'another') => void) | undefined;
}

/** A proposal to meet, with its state and the ways to answer it. */
export function MeetingCard({ meeting, isOwn, onAnswer }: MeetingCardProps) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const { day, hour, place, state } = meeting;
  const isOpen = state === 'proposed';
  const said = isOpen && !isOwn ? t('meeting.yourAnswer') : t(`meeting.${state}`);
  return (
    <Box minW="14rem" {...(state === 'replaced' && { opacity: 0.75 })}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="2">
        <Flex as="p" gap="2" align="center" fontWeight="bold">
          <CalendarClock size={18} aria-hidden="true" />
          {t('meeting.title')}
        </Flex>
        <Badge look={isOwn ? 'on-brand' : looks[state]}>{said}</Badge>
      </Flex>
      <Fact icon={<CalendarClock size={16} />}>{formatDay(day, language)}</Fact>
      <Fact icon={<Clock3 size={16} />}>
        <bdi dir="ltr">{hour}</bdi>
        <HourElsewhere day={day} hour={hour} />
      </Fact>
      <Fact icon={<MapPin size={16} />}>
        <UserLine>{place}</UserLine>
      </Fact>
      {onAnswer && isOpen && (
        <Flex wrap="wrap" gap="2" mt="3" mb="1">
          <Button size="sm" flex="1" onClick={() => onAnswer('accepted')}>
            {t('meeting.accept')}
          </Button>
          <Button variant="outline" size="sm" flex="1" onClick={() => onAnswer('another')}>
            {t('meeting.anotherTime')}
          </Button>
          <Button variant="outline" size="sm" flex="1" onClick={() => onAnswer('declined')}>
            {t('meeting.decline')}
          </Button>
        </Flex>
      )}
    </Box>
  );
}

/** The same hour where the reader is, with the day where that is another. */
function HourElsewhere({ day, hour }: Pick<Meeting, 'day' | 'hour'>) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const there = onThisDevice(`${day}T${hour}:00+03:00`);
  if (!there) return null;
  const date = there.day === day ? '' : formatDay(there.day, language) + commaOf(language);
  return (
    <Box as="span" display="block" fontSize="xs">
      {t('meeting.elsewhere', { time: date + there.hour })}
    </Box>
  );
}

const looks = {
  proposed: 'accent',
  accepted: 'brand',
  declined: 'faint',
  replaced: 'faint',
} as const satisfies Record<Meeting['state'], BadgeLook>;

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex as="p" gap="2" align="center" fontSize="sm" overflowWrap="anywhere">
      <Box as="span" flexShrink="0" opacity="0.8" aria-hidden="true">
        {icon}
      </Box>
      <Box as="span" minW="0">
        {children}
      </Box>
    </Flex>
  );
}
