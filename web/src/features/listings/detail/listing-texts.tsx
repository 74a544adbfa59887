import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { Listing } from '@qaysari/contract/listing/types';
import { listingFieldsOf } from '@qaysari/contract/listing/fields';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../ui/page.tsx';
import { UserText } from '../../../ui/user-text.tsx';

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
      <Heading as="h2" mb="2">
        {title}
      </Heading>
      <UserText maxW="reading" text={text} />
    </Box>
  );
}
