import { Box } from '@chakra-ui/react/box';
import type { Listing } from '@qaysari/contract/listing-entity';
import { useTranslation } from 'react-i18next';

const optional = [
  'moreInformation',
  'marketingChanel',
  'costs',
  'assets',
  'companyHistory',
] as const;

/** The owner's own words: the description, and each further section that they filled in. */
export function ListingTexts({ listing }: { listing: Listing }) {
  const { t } = useTranslation('ad');
  return (
    <Box display="flex" flexDirection="column" gap="8">
      <TextSection title={t('sections.description')} text={listing.description} />
      {optional.map((name) => {
        const text = listing[name];
        return text === undefined ? null : (
          <TextSection key={name} title={t(`sections.${name}`)} text={text} />
        );
      })}
    </Box>
  );
}

/** People write in their own language: the text finds its direction by itself. */
function TextSection({ title, text }: { title: string; text: string }) {
  return (
    <Box as="section">
      <Box as="h2" fontSize="xl" mb="2">
        {title}
      </Box>
      <Box as="p" dir="auto" whiteSpace="pre-line" maxW="reading" textAlign="start">
        {text}
      </Box>
    </Box>
  );
}
