import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/browser/use-online.ts';

/** Shown while the device is offline. `top`: offset of the sticky position. */
export function OfflineBanner({ top = '16' }: { top?: string }) {
  const { t } = useTranslation('common');
  const online = useOnline();
  return (
    <Box role="status" position="sticky" top={top} zIndex="header">
      {!online && (
        <Flex
          bg="bg.accentSubtle"
          color="fg.accent"
          px="4"
          py="2"
          fontSize="sm"
          fontWeight="medium"
          align="center"
          justify="center"
          gap="2"
        >
          <WifiOff size={16} aria-hidden="true" />
          {t('offline')}
        </Flex>
      )}
    </Box>
  );
}
