import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isPage } from '../../lib/routes/is-page.ts';
import { routeNames, routeOf } from '../../lib/routes/routes.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { useFillsPhone, useHasBottomNavigation } from './phone-layout.ts';
import { ChatWidget } from './chat-widget.tsx';
import { Content } from './content.tsx';
import { Footer, SmallFooter } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const accountPages = routeNames.filter((name) => routeOf(name).layout === 'account');

export function MainLayout() {
  return (
    <MainFrame>
      <Outlet />
    </MainFrame>
  );
}

/** Header and footer around a page, and the bottom bar of phones. */
export function MainFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const hasBottomNavigation = useHasBottomNavigation();
  const fillsPhone = useFillsPhone();
  return (
    <Flex
      direction="column"
      minH="100vh"
      css={{
        '@supports (height: 100dvh)': { minHeight: '100dvh' },
        // Print only the page itself.
        '@media print': { minHeight: '0', '& > :not(main)': { display: 'none' } },
      }}
    >
      {!fillsPhone && <Header />}
      <Content>{children}</Content>
      {!fillsPhone && (isPage(pathname, accountPages) ? <SmallFooter pb="20" /> : <Footer />)}
      {!fillsPhone && <OfflineBanner />}
      <ChatWidget />
      {hasBottomNavigation && <BottomNavigation />}
    </Flex>
  );
}
