import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { MessageCircle, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readItem, writeItem } from '../../lib/browser/store.ts';
import { whatsappAddress } from '../../lib/format/whatsapp.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/surfaces.tsx';
import { configuration } from '../configuration.ts';
import { WhatsappIcon } from '../../ui/social-icons.tsx';

const greetedKey = 'qaysariChatGreeted';

/** True once per browser session; never where that cannot be remembered. */
function isFirstGreeting(): boolean {
  const isGreeted = readItem('sessionStorage', greetedKey) !== null;
  return !isGreeted && writeItem('sessionStorage', greetedKey, 'yes');
}

/**
 * Chat button with a panel that leads to WhatsApp. The panel opens by itself on the first visit of a session (
 * docs/specification/screens.md#s6), once the browser is idle, and takes no focus.
 */
export function ChatWidget() {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const panelId = useId();

  useEffect(() => {
    const greet = () => {
      if (isFirstGreeting()) setOpen(true);
    };
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(greet);
    else setTimeout(greet, 1500);
  }, []);

  if (configuration.whatsappNumber === '') return null;
  return (
    <Flex
      position="fixed"
      bottom={{ base: '4', md: '6' }}
      insetInlineEnd={{ base: '4', md: '6' }}
      zIndex="widget"
      direction="column"
      align="flex-end"
      gap="3"
      pointerEvents="none"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <ChatPanel id={panelId} open={open} onClose={() => setOpen(false)} />
      <Button
        variant="accent"
        boxSize="14"
        px="0"
        borderRadius="full"
        boxShadow="raised"
        pointerEvents="auto"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? t('chat.close') : t('chat.open')}
        onClick={() => setOpen(!open)}
      >
        {open ? <X size={24} aria-hidden="true" /> : <MessageCircle size={26} aria-hidden="true" />}
      </Button>
    </Flex>
  );
}

interface ChatPanelProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

function ChatPanel({ id, open, onClose }: ChatPanelProps) {
  const { t } = useTranslation('common');
  return (
    <Card
      id={id}
      as="section"
      aria-label={t('chat.title')}
      hidden={!open}
      display={open ? 'block' : 'none'}
      pointerEvents="auto"
      width="min(19rem, calc(100vw - 2rem))"
      boxShadow="raised"
      overflow="hidden"
    >
      <Flex
        bg="bg.brand"
        color="fg.onBrand"
        ps="4"
        pe="2"
        py="2"
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
          <a href={whatsappAddress(configuration.whatsappNumber)} target="_blank" rel="noopener">
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
