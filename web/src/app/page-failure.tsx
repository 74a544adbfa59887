import { Box } from '@chakra-ui/react/box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError, type Location } from 'react-router';
import { ChunkLoadError } from '../lib/browser/load-chunk.ts';
import { reportError } from '../lib/browser/report-error.ts';
import { useOnReconnect } from '../lib/browser/use-online.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FailureNotice } from '../ui/empty-state.tsx';
import { Container } from '../ui/page.tsx';
import { MainFrame } from './layout/main-layout.tsx';
import { BareFailure } from './bare-failure.tsx';

/**
 * In place of a page that could not be loaded or rendered, within its layout. It retries when the person presses the
 * button, and automatically when the network is back.
 */
export function PageFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { state, ...address } = useLocation() as Location<unknown>;
  const retry = () => void navigate(address, { replace: true, state });
  useOnReconnect(retry);
  useEffect(() => reportError('render', error), [error]);
  return (
    <Container py={{ base: '8', md: '16' }}>
      <FailureNotice titleAs="h1" isNetwork={error instanceof ChunkLoadError} onRetry={retry} />
    </Container>
  );
}

/** The same in place of a layout: with header and footer, so that their links still work. */
export function LayoutFailure() {
  return (
    <MainFrame>
      <PageFailure />
    </MainFrame>
  );
}

/** The same in place of everything. Without texts, or when the frame itself fails, it is said in three languages. */
export function RootFailure() {
  const { i18n } = useTranslation();
  if (!i18n.exists('failure:title')) return <BareFailure />;
  return (
    <ErrorBoundary fallback={() => <BareFailure />}>
      <Box>
        <LayoutFailure />
      </Box>
    </ErrorBoundary>
  );
}
