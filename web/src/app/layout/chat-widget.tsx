import { Box } from '@chakra-ui/react/box';
import { Headset, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Flex } from '@chakra-ui/react/flex';
import { useLayer } from '../../lib/browser/layers.ts';
import { readCookie, writeCookie } from '../../lib/browser/storage.ts';
import { useBottomBarHeight } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { useLazyWidget } from '../../ui/use-lazy-widget.ts';
import { configuration } from '../configuration.ts';
import { useCoversNothing } from './use-covers-nothing.ts';
import { isPage } from '../../lib/routes/is-page.ts';
import type { RouteName } from '../../lib/routes/routes.ts';

/** Where people write: the button would lie on their fields. */
const forms: readonly RouteName[] = [
  'createListing',
  'editListing',
  'conversation',
  'settings',
  'changePassword',
  'changeEmail',
  'becomeInvestor',
  'investor',
  'deleteAccount',
];

/** `greets`: opens by itself once per session; `waits`: only when pressed; `none`: there is no button. */
type ChatButtonMode = 'greets' | 'waits' | 'none';

/** What the chat button does at this address (docs/specification/screens.md#s6). */
export function chatButtonMode(pathname: string): ChatButtonMode {
  if (isPage(pathname, forms)) return 'none';
  return isPage(pathname, ['listing', 'investorDetails']) ? 'waits' : 'greets';
}

function useChatButtonMode(): ChatButtonMode {
  return chatButtonMode(useLocation().pathname);
}

/** Cookie that all tabs of a browser session share. */
const greetedCookie = 'greeted';

const loadPanel = async () => (await import('./chat-panel.tsx')).ChatPanel;

type Shown = 'button' | 'greeting' | 'panel';

const isGreeted = () => readCookie(greetedCookie) !== undefined;

/** Delay of the greeting: the content of the page comes first. */
const greetingAfterMs = 1_500;

interface ChatWidgetProps {
  /** Opens only on a press. Hidden on phones, where it would cover the main content. */
  waits?: boolean;
}

/**
 * Chat button that leads to WhatsApp. On the first visit of a session it greets, without taking the focus. It shows
 * only where it covers nothing, and not while the page moves (docs/specification/screens.md#s6).
 */
export function ChatWidget({ waits = false }: ChatWidgetProps) {
  const mode = useChatButtonMode();
  if (configuration.whatsappNumber === '' || mode === 'none') return null;
  return <ChatButton waits={waits || mode === 'waits'} />;
}

function ChatButton({ waits }: Required<ChatWidgetProps>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState<Shown>('button');
  const box = useRef<HTMLElement>(null);
  const coversNothing = useCoversNothing(box);
  const bottomBarHeight = useBottomBarHeight();
  const panelId = useId();
  const { Part: Panel, begin, opener } = useLazyWidget(loadPanel);
  const isOpen = shown === 'panel' && Panel !== undefined;

  const open = () => {
    begin();
    setShown('panel');
  };
  const close = () => setShown('button');
  useLayer(isOpen, close);

  useEffect(() => {
    if (waits) return undefined;
    const greeting = setTimeout(() => {
      if (!isGreeted()) setShown('greeting');
    }, greetingAfterMs);
    return () => clearTimeout(greeting);
  }, [waits]);

  return (
    <Box
      ref={box}
      as="aside"
      display={{ base: waits ? 'none' : 'block', md: 'block' }}
      aria-label={t('chat.title')}
      position="fixed"
      bottom={{ base: '4', md: '6' }}
      // The content security policy refuses styles in the server's HTML.
      {...(bottomBarHeight > 0 && { style: { marginBottom: bottomBarHeight } })}
      insetInlineEnd={{ base: '4', md: '6' }}
      zIndex="widget"
      transitionProperty="opacity"
      transitionDuration="fast"
      {...(shown !== 'panel' && !coversNothing && { opacity: 0, pointerEvents: 'none' })}
      // Somebody with a keyboard still comes to it.
      _focusWithin={{ opacity: 1, pointerEvents: 'auto' }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      {Panel && <Panel id={panelId} open={isOpen} onClose={close} />}
      {shown === 'greeting' && (
        <ChatGreeting isButtonFree={coversNothing} onOpen={open} onClose={close} />
      )}
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

interface ChatGreetingProps {
  isButtonFree: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * A sentence beside the button. It waits for a place where it covers nothing, and goes as soon as the page moves: somebody
 * who scrolls has read it, or ignores it.
 */
function ChatGreeting({ isButtonFree, onOpen, onClose }: ChatGreetingProps) {
  const { t } = useTranslation('common');
  const line = useRef<HTMLDivElement>(null);
  const isFree = useCoversNothing(line) && isButtonFree;
  const [isSeen, setSeen] = useState(false);
  if (isFree && !isSeen && !isGreeted()) setSeen(true);
  const end = useEffectEvent(onClose);
  useEffect(() => {
    if (isSeen) writeCookie(greetedCookie, 'yes');
    // Nor does it greet where another tab has, or where nothing can be stored.
    if (isSeen ? !isFree || !isGreeted() : isFree) end();
  }, [isFree, isSeen]);
  return (
    <Flex
      ref={line}
      visibility={isSeen ? 'visible' : 'hidden'}
      position="absolute"
      bottom="0"
      insetInlineEnd="calc(100% + 0.5rem)"
      width="max-content"
      maxW="calc(100vw - 5.5rem)"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="full"
      boxShadow="raised"
    >
      <Button
        variant="ghost"
        ps="4"
        pe="0"
        py="2"
        minW="0"
        borderRadius="full"
        fontWeight="medium"
        onClick={onOpen}
      >
        <Box as="span" whiteSpace="normal" textAlign="start">
          {t('chat.hello')}
        </Box>
      </Button>
      <Button
        variant="ghost"
        size="icon"
        flexShrink="0"
        aria-label={t('chat.close')}
        onClick={onClose}
      >
        <X size={18} aria-hidden="true" />
      </Button>
    </Flex>
  );
}
