import { Box } from '@chakra-ui/react/box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ChatWidget } from './chat-widget.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';

/** Header, page, footer and chat widget, around every page of the main layout. */
export function MainLayout() {
  const { t } = useTranslation('common');
  const main = useFocusOnNewPage();
  return (
    <Box display="flex" flexDirection="column" minH="100dvh">
      <Box
        asChild
        position="absolute"
        insetInlineStart="4"
        top="-16"
        zIndex="skipLink"
        bg="action"
        color="action.text"
        px="4"
        py="2"
        borderRadius="md"
        _focus={{ top: '3' }}
      >
        <a href="#content">{t('skipToContent')}</a>
      </Box>
      <Header />
      <OfflineBanner />
      <Box as="main" id="content" ref={main} tabIndex={-1} flex="1" outline="none">
        <Outlet />
      </Box>
      <Footer />
      <ChatWidget />
      <ScrollRestoration />
    </Box>
  );
}

/** After moving to another page the keyboard and the screen reader begin at its content, not where they were. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
