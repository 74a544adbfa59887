import { Flex } from '@chakra-ui/react/flex';
import {
  phrasesOf,
  phrasesWithDay,
  type PhraseKey,
  phraseKeys,
} from '@qaysari/contract/message/types';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { ShownMessage } from '../conversation/shown-message.ts';

/** What answers a question comes first. */
const answersTo: Partial<Record<PhraseKey, readonly PhraseKey[]>> = {
  stillAvailable: ['yes', 'notAnyMore'],
  lastPrice: ['priceIsOpen', 'priceIsFinal'],
  canSeeOn: ['yes'],
  sendContract: ['yes'],
};

/** Whose ad the conversation is about. Undefined where it is about none. */
export type PhraseSide = keyof typeof phrasesOf | undefined;

/** The phrases of a side, in the order in which they fit after the last message. */
export function orderedPhrases(
  last: Pick<ShownMessage, 'isOwn' | 'phrase'> | undefined,
  side: PhraseSide,
): PhraseKey[] {
  const own = side ? phrasesOf[side] : phraseKeys;
  const key = last?.isOwn === false ? last.phrase?.key : undefined;
  const first = ((key && answersTo[key]) ?? []).filter((each) => own.includes(each));
  return [...first, ...own.filter((each) => !first.includes(each))];
}

interface PhraseRowProps {
  last: ShownMessage | undefined;
  side: PhraseSide;
  onPhrase: (key: PhraseKey) => void;
  /** A phrase that names a day. */
  onAskForDay: (key: PhraseKey) => void;
  onMeeting: () => void;
}

/** Questions and answers that each of the two reads in their own language, one press each. */
export function PhraseRow({ last, side, onPhrase, onAskForDay, onMeeting }: PhraseRowProps) {
  const { t } = useTranslation(['inbox', 'phrases']);
  return (
    <Flex
      as="ul"
      listStyleType="none"
      aria-label={t('quick.label')}
      // Phones swipe; a mouse cannot.
      wrap={{ base: 'nowrap', md: 'wrap' }}
      gap="2"
      px="3"
      pt="2"
      overflowX="auto"
      overscrollBehaviorX="contain"
      css={{ scrollbarWidth: 'none', '&::-webkit-scrollbar': { display: 'none' } }}
    >
      <Chip onPress={onMeeting}>
        <CalendarClock size={16} aria-hidden="true" />
        {t('meeting.propose')}
      </Chip>
      {orderedPhrases(last, side).map((key) =>
        phrasesWithDay.includes(key) ? (
          <Chip key={key} onPress={() => onAskForDay(key)}>
            {t('quick.canSee')}
          </Chip>
        ) : (
          <Chip key={key} onPress={() => onPhrase(key)}>
            {t(`phrases:${key}`, { day: '' })}
          </Chip>
        ),
      )}
    </Flex>
  );
}

function Chip({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <li>
      <Button
        variant="outline"
        size="sm"
        borderRadius="full"
        borderColor="border"
        px="3.5"
        fontWeight="medium"
        whiteSpace="nowrap"
        onClick={onPress}
      >
        {children}
      </Button>
    </li>
  );
}
