import { Flex } from '@chakra-ui/react/flex';
import { Outlet, ScrollRestoration } from 'react-router';
import { ChatWidget } from './chat-widget.tsx';
import { Content } from './content.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';

export function MainLayout() {
  return (
    <Flex direction="column" minH="100dvh">
      <Header />
      <OfflineBanner />
      <Content>
        <Outlet />
      </Content>
      <Footer />
      <ChatWidget />
      {/* Every first load has the key `default`: with the path in its place, each page keeps a scroll position of its own. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </Flex>
  );
}
