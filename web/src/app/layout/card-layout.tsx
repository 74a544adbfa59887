import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Outlet } from 'react-router';
import { useIsPhone } from '../../lib/browser/use-is-phone.ts';
import { Container } from '../../ui/page.tsx';
import { StarPattern } from '../../ui/star.tsx';
import { Card } from '../../ui/surfaces.tsx';
import { AccountButton } from './account-button.tsx';
import { ChatWidget } from './chat-widget.tsx';
import { ColorModeButton, NavigationBar, SiteLogo, LanguageMenu } from './navigation-bar.tsx';
import { Content, SkipLink } from './content.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SessionCorner } from './session-corner.tsx';
import { SmallFooter } from './footer.tsx';

/** Layout of the pages outside of the main layout (docs/specification/screens.md#s2): one card, a short header and footer. */
export function CardLayout() {
  const isPhone = useIsPhone();
  return (
    <Flex
      position="relative"
      direction="column"
      minH="100vh"
      css={{ '@supports (height: 100dvh)': { minHeight: '100dvh' } }}
    >
      <StarPattern id="card-stars" color="fg.brand" opacity="0.05" />
      <NavigationBar position="fixed" top="0" />
      <Box as="header" position="relative">
        <SkipLink />
        <Container display="flex" alignItems="center" gap={{ base: '1', md: '3' }} minH="16">
          <SiteLogo />
          <Box flex="1" />
          {isPhone ? (
            <AccountButton />
          ) : (
            <>
              <LanguageMenu />
              <ColorModeButton />
              <SessionCorner visitor={null} />
            </>
          )}
        </Container>
      </Box>
      <Content
        position="relative"
        width="full"
        maxW="29rem"
        mx="auto"
        px="4"
        pt={{ base: '2', md: '8' }}
        pb="8"
      >
        <Card boxShadow="card" px={{ base: '5', sm: '8' }} py={{ base: '6', sm: '8' }}>
          <Outlet />
        </Card>
      </Content>
      <SmallFooter />
      <OfflineBanner />
      <ChatWidget waits />
    </Flex>
  );
}
