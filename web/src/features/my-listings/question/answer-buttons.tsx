import { Flex } from '@chakra-ui/react/flex';
import { type Availability, availabilities } from '@qaysari/contract/listing/types';
import { Check, CircleCheckBig, EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../ui/button.tsx';

const icons = { forSale: Check, sold: CircleCheckBig, hidden: EyeOff } as const;

interface AnswerButtonsProps {
  title: string;
  /** What was answered; undefined while the question is open. */
  answered: Availability | undefined;
  /** The answer that is being sent. */
  sending: Availability | undefined;
  onAnswer: (availability: Availability) => void;
  /** The first takes the focus: one press of Enter is enough. */
  takesFocus?: boolean;
}

/** Answers whether an ad is still for sale. The answer that was given stays pressed, and can be changed. */
export function AnswerButtons(props: AnswerButtonsProps) {
  const { title, answered, sending, onAnswer, takesFocus = false } = props;
  const { t } = useTranslation('own');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const isMain = (value: Availability) => (answered ?? 'forSale') === value;
  return (
    <Flex gap="2" wrap="wrap" role="group" aria-label={t('question.choices', { title })}>
      {availabilities.map((value) => {
        const Icon = icons[value];
        return (
          <SubmitButton
            key={value}
            {...(value === 'forSale' && { ref: first, flex: '1 0 100%' })}
            {...(value !== 'forSale' && { flex: '1 1 auto', size: 'md' as const })}
            variant={isMain(value) ? 'solid' : 'outline'}
            px="3"
            whiteSpace="normal"
            aria-pressed={answered === value}
            isWorking={sending === value}
            workingText={t('question.working')}
            onClick={() => onAnswer(value)}
          >
            <Icon size={17} aria-hidden="true" />
            {t(`question.${value}`)}
          </SubmitButton>
        );
      })}
    </Flex>
  );
}
