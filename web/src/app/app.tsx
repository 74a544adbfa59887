import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { defaultLanguage, isLanguage, languages } from '@qaysari/contract/languages';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { system } from '../theme/system.ts';
import type { createAppRouter } from './router.tsx';

interface AppProps {
  router: ReturnType<typeof createAppRouter>;
  queryClient: QueryClient;
}

export function App({ router, queryClient }: AppProps) {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return (
    <ChakraProvider value={system}>
      <LocaleProvider locale={languages[language].uiLocale}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LocaleProvider>
    </ChakraProvider>
  );
}
