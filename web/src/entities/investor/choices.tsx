import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { categories, cities } from '@qaysari/contract/listing/catalogue';
import {
  choiceNames,
  type ChoiceId,
  type ChoiceName,
  type InvestorChoices,
} from '@qaysari/contract/investor/types';
import type { Language } from '@qaysari/contract/shared/languages';
import type { TFunction } from 'i18next';
import { Handshake, MapPin, Shapes, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Choice } from '../../ui/choice-field.tsx';

type NamesOf = { [Name in ChoiceName]: (id: ChoiceId<Name>) => string };

/** The ids of a choice, each with its name. */
export function namedChoices<Name extends ChoiceName>(
  name: Name,
  ids: readonly ChoiceId<Name>[],
  { language, t }: { language: Language; t: TFunction<['investors', 'ads', 'common']> },
): Choice[] {
  const names: NamesOf = {
    sectors: (id) => categories[id][language],
    cities: (id) => cities[id][language],
    forms: (id) => t(`forms.${id}`),
    stages: (id) => t(`stages.${id}`),
  };
  const nameOf: NamesOf[Name] = names[name];
  return ids.map((id) => ({ value: id, label: nameOf(id) }));
}

/** What an investor looks for, in words; an empty list for what they left open. */
export function useChoiceNames(): (choices: InvestorChoices, name: ChoiceName) => string[] {
  const { t } = useTranslation(['investors', 'ads', 'common']);
  const language = useLanguage();
  return (choices, name) =>
    namedChoices(name, choices[name] ?? [], { language, t }).map(({ label }) => label);
}

/** How many of each a card names; the rest is a number. */
const mostNamed = 3;

/** Of the choices that a card shows. */
const icons: Readonly<Record<ChoiceName, LucideIcon | undefined>> = {
  sectors: Shapes,
  cities: MapPin,
  forms: Handshake,
  stages: undefined,
};

/** What an investor looks for, on a card, as far as it is known. */
export function ChoiceRows(choices: InvestorChoices) {
  const { t } = useTranslation('investors');
  const namesOf = useChoiceNames();
  return choiceNames.map((name) => {
    const [Icon, names] = [icons[name], namesOf(choices, name)];
    if (!Icon || names.length === 0) return null;
    const more = names.length - mostNamed;
    return (
      <Row key={name} Icon={Icon}>
        <Chips
          label={t(`profile.${name}`)}
          names={names.slice(0, mostNamed)}
          {...(more > 0 && { more })}
        />
      </Row>
    );
  });
}

/** What an investor looks for, on a card, beside its icon. */
export function Row({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <Flex gap="2" align="flex-start">
      <Box as="span" color="fg.accent" flexShrink="0" mt="1" aria-hidden="true">
        <Icon size={16} />
      </Box>
      {children}
    </Flex>
  );
}

interface ChipsProps {
  label: string;
  names: readonly string[];
  /** How many are not named. */
  more?: number;
}

/** Names as chips. */
export function Chips({ label, names, more }: ChipsProps) {
  return (
    <Flex as="ul" listStyleType="none" aria-label={label} wrap="wrap" gap="1.5" minW="0">
      {names.map((name) => (
        <li key={name}>
          <Chip>{name}</Chip>
        </li>
      ))}
      {more !== undefined && (
        <li>
          <Chip>
            <bdi dir="ltr">+{more}</bdi>
          </Chip>
        </li>
      )}
    </Flex>
  );
}

function Chip({ children }: { children: ReactNode }) {
  return <Badge look="quiet">{children}</Badge>;
}
