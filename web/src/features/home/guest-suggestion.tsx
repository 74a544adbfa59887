import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../ui/page.tsx';
import { StarPattern } from '../../ui/star.tsx';

interface GuestSuggestionProps {
  id: string;
  /** The sign-up form. */
  children: ReactNode;
}

export function GuestSuggestion({ id, children }: GuestSuggestionProps) {
  const { t } = useTranslation('home');
  return (
    <Box
      as="section"
      id={id}
      // Takes the focus from the link that leads here.
      tabIndex={-1}
      outline="none"
      scrollMarginTop="20"
      position="relative"
      overflow="hidden"
      mt="16"
      borderRadius="xl"
      bg="bg.brandSubtle"
      borderWidth="1px"
      px={{ base: '3', md: '12' }}
      py="12"
    >
      <StarPattern id="guest-stars" color="fg.brand" opacity="0.08" />
      <Box position="relative">
        <Box textAlign="center" px="3" mb="8">
          <Heading as="h2" size="page">
            {t('guest.title')}
          </Heading>
          <Box as="p" color="fg.muted" mt="3" maxW="34rem" mx="auto">
            {t('guest.body')}
          </Box>
        </Box>
        <Box maxW="42rem" mx="auto">
          {children}
        </Box>
      </Box>
    </Box>
  );
}
