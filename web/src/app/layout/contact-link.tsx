import { Box, type BoxProps } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { configuration } from '../configuration.ts';
import { useChatAddress } from './chat-panel.tsx';

/** How to reach us, at the foot of every page; the policies and the page about us name it. */
export function ContactLink(props: BoxProps) {
  const { t } = useTranslation('common');
  const address = useChatAddress();
  if (configuration.whatsappNumber === '') return null;
  return (
    <Box
      asChild
      display="inline-flex"
      alignItems="center"
      minH="11"
      color="inherit"
      textDecoration="none"
      _hover={{ textDecoration: 'underline' }}
      {...props}
    >
      <a href={address} target="_blank" rel="noopener">
        {t('footer.contact')}
      </a>
    </Box>
  );
}
