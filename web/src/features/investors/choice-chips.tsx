import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { categories, cities } from '@qaysari/contract/listing/catalogue';
import type { InvestorChoices } from '@qaysari/contract/investor/types';
import { Handshake, MapPin, Shapes, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';

/** How many of each a card names; the rest is a number. */
const mostNamed = 3;

/** What an investor looks for, on a card: sectors, cities and ways of investing, as far as they are known. */
export function ChoiceRows({ sectors = [], cities: places = [], forms = [] }: InvestorChoices) {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  const rows = [
    {
      Icon: Shapes,
      label: t('profile.sectors'),
      names: sectors.map((id) => categories[id][language]),
    },
    { Icon: MapPin, label: t('profile.cities'), names: places.map((id) => cities[id][language]) },
    { Icon: Handshake, label: t('filter.form'), names: forms.map((id) => t(`forms.${id}`)) },
  ];
  return rows.map(
    ({ Icon, label, names }) =>
      names.length > 0 && <Row key={label} Icon={Icon} label={label} names={names} />,
  );
}

interface RowProps {
  Icon: LucideIcon;
  label: string;
  names: readonly string[];
}

function Row({ Icon, label, names }: RowProps) {
  const more = names.length - mostNamed;
  return (
    <Flex gap="2" align="flex-start">
      <Box as="span" color="fg.accent" flexShrink="0" mt="1" aria-hidden="true">
        <Icon size={16} />
      </Box>
      <Chips label={label} names={names.slice(0, mostNamed)} {...(more > 0 && { more })} />
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
