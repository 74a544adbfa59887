import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { categories, cities } from '@qaysari/contract/listing/catalogue';
import type { Listing } from '@qaysari/contract/listing/types';
import { listingFieldsOf, type ListingFieldOf } from '@qaysari/contract/listing/fields';
import { Briefcase, CalendarDays, MapPin, MoveRight, Shapes, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { Card } from '../../../ui/surfaces.tsx';
import { Heading } from '../../../ui/page.tsx';
import { UserText } from '../../../ui/user-text.tsx';

const numberIcons: Record<ListingFieldOf<'number'>, ReactNode> = {
  employees: <Users size={20} />,
  founded: <CalendarDays size={20} />,
};

/**
 * Employees, founded, portability, region, type, sector (docs/specification/screens.md#s11). What the owner did not say
 * is left out; the employees have a default text.
 */
export function FactsStrip({ listing }: { listing: Listing }) {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  const facts = [
    ...listingFieldsOf('number').flatMap((field) => {
      const text = listing[field]?.toString();
      const value = text ?? (field === 'employees' ? t('facts.employeesDefault') : undefined);
      return value === undefined
        ? []
        : [{ icon: numberIcons[field], name: t(`facts.${field}`), value }];
    }),
    ...(listing.portability === undefined
      ? []
      : [
          {
            icon: <MoveRight className="mirror" size={20} />,
            name: t('facts.portability'),
            value: listing.portability ? t('facts.yes') : t('facts.no'),
          },
        ]),
    {
      icon: <MapPin size={20} />,
      name: t('facts.region'),
      value: cities[listing.location][language],
    },
    {
      icon: <Shapes size={20} />,
      name: t('facts.type'),
      value: categories[listing.category][language],
    },
    ...(listing.sector === undefined
      ? []
      : [
          {
            icon: <Briefcase size={20} />,
            name: t('facts.sector'),
            value: categories[listing.sector][language],
          },
        ]),
  ];
  return (
    <Card
      display="grid"
      as="dl"
      aria-label={t('facts.label')}
      gridTemplateColumns={{ base: '1fr 1fr', md: 'none', _print: 'repeat(3, 1fr)' }}
      gridAutoFlow={{ md: 'column', _print: 'row' }}
      gridAutoColumns={{ md: 'minmax(0, auto)' }}
      gap="5"
      p="5"
    >
      {facts.map(({ icon, name, value }) => (
        <Flex key={name} direction="column" gap="1" minW="0">
          <Flex as="dt" fontSize="xs" color="fg.muted" gap="1.5" align="center">
            <Box as="span" color="fg.accent" flexShrink="0" aria-hidden="true">
              {icon}
            </Box>
            <Box as="span" minW="0" overflowWrap="anywhere">
              {name}
            </Box>
          </Flex>
          <Box as="dd" fontWeight="semibold" fontSize="sm" overflowWrap="anywhere">
            {value}
          </Box>
        </Flex>
      ))}
    </Card>
  );
}

/** The owner's texts: the description and each further section that is filled in. */
export function ListingTexts({ listing }: { listing: Listing }) {
  const { t } = useTranslation('ad');
  return (
    <Flex direction="column" gap="8">
      <TextSection title={t('sections.description')} text={listing.description} />
      {listingFieldsOf('text').map((name) => {
        const text = listing[name];
        return text === undefined ? null : (
          <TextSection key={name} title={t(`sections.${name}`)} text={text} />
        );
      })}
    </Flex>
  );
}

function TextSection({ title, text }: { title: string; text: string }) {
  return (
    <Box as="section">
      <Heading as="h2" mb="2" breakAfter="avoid">
        {title}
      </Heading>
      <UserText maxW="reading" text={text} />
    </Box>
  );
}
