import { Box } from '@chakra-ui/react/box';
import { Headset, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readItem, writeItem } from '../../lib/browser/storage.ts';
import { bottomBarHeight } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { useFirstUse } from '../../ui/use-first-use.ts';
import { configuration } from '../configuration.ts';
import { useChatPlace } from './chat-place.ts';
import { ChatTeaser } from './chat-teaser.tsx';
import { useFreePlace } from './use-free-place.ts';

const greetedKey = 'qaysariChatGreeted';

const loadPanel = async () => (await import('./chat-panel.tsx')).ChatPanel;

type Shown = 'button' | 'teaser' | 'panel';

/** True once per browser session; never where that cannot be remembered. */
function isFirstGreeting(): boolean {
  const isGreeted = readItem('sessionStorage', greetedKey) !== null;
  return !isGreeted && writeItem('sessionStorage', greetedKey, 'yes');
}

/** What the page is for comes first. */
const greetingAfterMs = 1_500;

interface ChatWidgetProps {
  /** Opens only when it is pressed, and is not there on phones, where it would lie on what the page is for. */
  waits?: boolean;
}

/**
 * Chat button that leads to WhatsApp. On the first visit of a session it greets, without taking the focus. It shows only where it
 * lies on nothing, and not while the page moves (docs/specification/screens.md#s6).
 */
export function ChatWidget({ waits = false }: ChatWidgetProps) {
  const place = useChatPlace();
  if (configuration.whatsappNumber === '' || place === 'none') return null;
  return <ChatButton waits={waits || place === 'waits'} />;
}

function ChatButton({ waits }: Required<ChatWidgetProps>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState<Shown>('button');
  const place = useRef<HTMLElement>(null);
  const isFree = useFreePlace(place);
  const panelId = useId();
  const { Part: Panel, begin, opener } = useFirstUse(loadPanel);
  const isOpen = shown === 'panel' && Panel !== undefined;

  const open = () => {
    begin();
    setShown('panel');
  };
  const close = () => setShown('button');

  useEffect(() => {
    if (waits) return undefined;
    const greeting = setTimeout(() => {
      if (isFirstGreeting()) setShown('teaser');
    }, greetingAfterMs);
    return () => clearTimeout(greeting);
  }, [waits]);

  useEffect(() => {
    if (shown !== 'teaser') return undefined;
    // Who goes on has read it, or does not want to.
    addEventListener('scroll', close, { passive: true, once: true });
    return () => removeEventListener('scroll', close);
  }, [shown]);

  return (
    <Box
      ref={place}
      as="aside"
      display={{ base: waits ? 'none' : 'block', md: 'block' }}
      aria-label={t('chat.title')}
      position="fixed"
      bottom={{ base: `calc(var(${bottomBarHeight}, 0px) + 1rem)`, md: '6' }}
      insetInlineEnd={{ base: '4', md: '6' }}
      zIndex="widget"
      transitionProperty="opacity"
      transitionDuration="fast"
      {...(shown === 'button' && !isFree && { opacity: 0, pointerEvents: 'none' })}
      // Somebody with a keyboard still comes to it.
      _focusWithin={{ opacity: 1, pointerEvents: 'auto' }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      {Panel && <Panel id={panelId} open={isOpen} onClose={close} />}
      {shown === 'teaser' && <ChatTeaser onOpen={open} onClose={close} />}
      <Button
        variant="outline"
        boxSize="11"
        px="0"
        borderRadius="full"
        boxShadow="raised"
        {...opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={isOpen ? t('chat.close') : t('chat.open')}
        onClick={isOpen ? close : open}
      >
        {isOpen ? <X size={20} aria-hidden="true" /> : <Headset size={22} aria-hidden="true" />}
      </Button>
    </Box>
  );
}
