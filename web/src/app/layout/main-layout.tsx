import { Flex } from '@chakra-ui/react/flex';
import { Outlet, ScrollRestoration } from 'react-router';
import { ChatWidget } from './chat-widget.tsx';
import { Content, SkipLink } from './content.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';

/** Header, page, footer and chat widget, around every page of the main layout. */
export function MainLayout() {
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <Header />
      <OfflineBanner />
      <Content>
        <Outlet />
      </Content>
      <Footer />
      <ChatWidget />
      {/* Each first load has the key `default`: without its path, a page opened anew would begin where another was left. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </Flex>
  );
}
