import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/surfaces.tsx';
import { WhatsappIcon } from '../../ui/social-icons.tsx';
import { useChatAddress } from './contact-link.tsx';

interface ChatPanelProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

/** Two ready messages and the way to WhatsApp, above the button. */
export function ChatPanel({ id, open, onClose }: ChatPanelProps) {
  const { t } = useTranslation('common');
  return (
    <Card
      id={id}
      hidden={!open}
      display={open ? 'block' : 'none'}
      position="absolute"
      bottom="calc(100% + 0.75rem)"
      insetInlineEnd="0"
      width="min(19rem, calc(100vw - 2rem))"
      boxShadow="raised"
      overflow="hidden"
    >
      <Flex
        bg="bg.brand"
        color="fg.onBrand"
        ps="4"
        pe="2"
        py="1"
        align="center"
        justify="space-between"
        fontWeight="bold"
      >
        {t('chat.title')}
        <Button
          variant="ghost"
          size="icon"
          color="inherit"
          _hover={{ bg: 'teal.600' }}
          _focusVisible={{ outlineColor: 'copper.200' }}
          aria-label={t('chat.close')}
          onClick={onClose}
        >
          <X size={18} aria-hidden="true" />
        </Button>
      </Flex>
      <Flex p="4" direction="column" align="flex-start" gap="2" fontSize="sm">
        <Bubble text={t('chat.hello')} />
        <Bubble text={t('chat.help')} />
        <Button asChild width="full" mt="2">
          <a href={useChatAddress()} target="_blank" rel="noopener">
            <WhatsappIcon />
            {t('chat.start')}
          </a>
        </Button>
      </Flex>
    </Card>
  );
}

function Bubble({ text }: { text: string }) {
  return (
    <Box as="p" bg="bg.subtle" borderRadius="lg" borderStartStartRadius="sm" px="3" py="2">
      {text}
    </Box>
  );
}
