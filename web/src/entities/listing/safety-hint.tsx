import { Box } from '@chakra-ui/react/box';
import { Flex, type FlexProps } from '@chakra-ui/react/flex';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What a buyer should know before paying. */
export function SafetyHint(props: FlexProps) {
  const { t } = useTranslation('ad');
  return (
    <Flex gap="3" borderTopWidth="1px" pt="4" fontSize="sm" {...props}>
      <Box color="fg.accent" flexShrink="0" aria-hidden="true">
        <ShieldCheck size={22} />
      </Box>
      <Box>
        <Box as="p" fontWeight="semibold">
          {t('safety.title')}
        </Box>
        <Box as="p" color="fg.muted">
          {t('safety.body')}
        </Box>
      </Box>
    </Flex>
  );
}
