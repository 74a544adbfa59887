import { Flex } from '@chakra-ui/react/flex';
import type { Availability, ListingCard } from '@qaysari/contract/listing/types';
import { setAvailability } from '@qaysari/contract/listing/own-calls';
import { CircleCheckBig, Eye, EyeOff, RotateCcw, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { useOwnChange } from './use-own-change.ts';

interface Choice {
  value: Availability;
  text: string;
  Icon: LucideIcon;
}

/** Marks a listing as sold, hides it, or takes either back. */
export function AvailabilityTools({ listing }: { listing: ListingCard }) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const { _id: id, availability } = listing;
  const { mutate, isPending, variables } = useOwnChange({
    id,
    send: (value: Availability) =>
      submitToApi(setAvailability, { language, params: { id }, body: { availability: value } }),
    failed: t('availability.failed'),
    done: (value) =>
      value === 'forSale'
        ? t(`availability.${availability ?? 'hidden'}.undone`)
        : t(`availability.${value}.done`),
  });
  const choices: Choice[] =
    availability === undefined
      ? [
          { value: 'sold', text: t('availability.sold.do'), Icon: CircleCheckBig },
          { value: 'hidden', text: t('availability.hidden.do'), Icon: EyeOff },
        ]
      : [
          {
            value: 'forSale',
            text: t(`availability.${availability}.undo`),
            Icon: availability === 'sold' ? RotateCcw : Eye,
          },
        ];
  return (
    <Flex gap="2" wrap="wrap">
      {choices.map(({ value, text, Icon }) => (
        <SubmitButton
          key={value}
          variant="outline"
          size="md"
          px="3"
          flex="1 1 auto"
          whiteSpace="normal"
          isWorking={isPending && variables === value}
          workingText={t('availability.working')}
          onClick={() => {
            if (!isPending) mutate(value);
          }}
        >
          <Icon
            className={value === 'forSale' ? 'mirror' : undefined}
            size={17}
            aria-hidden="true"
          />
          {text}
        </SubmitButton>
      ))}
    </Flex>
  );
}
