import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { ChatWidget } from './chat-widget.tsx';
import { Content } from './content.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';

export function MainLayout() {
  return (
    <MainFrame>
      <Outlet />
    </MainFrame>
  );
}

/** Header and footer around a page. */
export function MainFrame({ children }: { children: ReactNode }) {
  return (
    <Flex
      direction="column"
      minH="100vh"
      css={{ '@supports (height: 100dvh)': { minHeight: '100dvh' } }}
    >
      <Header />
      <OfflineBanner />
      <Content>{children}</Content>
      <Footer />
      <ChatWidget />
    </Flex>
  );
}
