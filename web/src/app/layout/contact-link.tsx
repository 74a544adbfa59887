import { Box, type BoxProps } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { configuration } from '../configuration.ts';
import { whatsappAddress } from '../../lib/format/whatsapp.ts';

/** A link at the foot of a page: as high as a finger can hit. */
export const footerLine = { display: 'inline-flex', alignItems: 'center', minH: '11' } as const;

/** How to reach us, at the foot of every page; the policies and the page about us name it. */
export function ContactLink({ icon, ...props }: BoxProps & { icon?: ReactNode }) {
  const { t } = useTranslation('common');
  const address = useChatAddress();
  if (configuration.whatsappNumber === '') return null;
  return (
    <Box
      asChild
      {...footerLine}
      color="inherit"
      textDecoration="none"
      _hover={{ textDecoration: 'underline' }}
      {...props}
    >
      <a href={address} target="_blank" rel="noopener">
        {icon}
        {t('footer.contact')}
      </a>
    </Box>
  );
}

/** Opens the chat on WhatsApp with a first message in the language of the page. */
export function useChatAddress(): string {
  const { t } = useTranslation('common');
  return whatsappAddress(configuration.whatsappNumber, t('chat.message'));
}
