import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useEffect, useEffectEvent, type ReactNode } from 'react';
import { themeSystem } from '../theme/system.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { BareFailure } from './bare-failure.tsx';

interface AppProps {
  queryClient: QueryClient;
  /** Where the styles of components go. */
  styles: EmotionCache;
  /** Called once, after the first render. */
  onShown?: () => void;
  /** The router. */
  children: ReactNode;
}

/** What is around all pages: in the browser and, rendered the same, on the server. */
export function App({ queryClient, styles, onShown, children }: AppProps) {
  const notifyShown = useEffectEvent(() => onShown?.());
  useEffect(() => notifyShown(), []);
  return (
    <StrictMode>
      <ErrorBoundary fallback={() => <BareFailure />}>
        <CacheProvider value={styles}>
          <ChakraProvider value={themeSystem()}>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </ChakraProvider>
        </CacheProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}
