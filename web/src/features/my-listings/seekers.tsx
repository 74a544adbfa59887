import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** How many people keep a search that finds such an ad; never who. */
export function Seekers({ count }: { count: number }) {
  const { t } = useTranslation('own');
  return (
    <Flex gap="3" bg="bg.muted" borderRadius="md" px="4" py="3" fontSize="sm">
      <Box as="span" color="fg.accent" flexShrink="0" mt="0.5">
        <Users size={20} aria-hidden="true" />
      </Box>
      <Box as="p" fontWeight="semibold">
        {t('seekers', { count })}
      </Box>
    </Flex>
  );
}
