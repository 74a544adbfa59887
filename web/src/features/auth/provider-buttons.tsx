import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { listProviders } from '@qaysari/contract/account/calls';
import { type Provider } from '@qaysari/contract/account/types';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { noteExternalSignIn } from '../../lib/session/external-sign-in.ts';
import { Button } from '../../ui/button.tsx';

const marks: Record<Provider, typeof GoogleMark> = { google: GoogleMark, facebook: FacebookMark };

function useProviders(): readonly Provider[] {
  const language = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['providers'],
    queryFn: ({ signal }) => callApi(listProviders, { language, signal }),
    staleTime: Infinity,
  });
  return data;
}

/**
 * Buttons for external sign-in, as far as providers are configured. They are last in the card, so that loading them
 * moves nothing.
 */
export function ProviderButtons() {
  const { t } = useTranslation('auth');
  if (useProviders().length === 0) return null;
  return (
    <Box mt="6">
      <Flex align="center" gap="3" color="fg.muted" fontSize="sm" mb="4">
        <Box flex="1" borderTopWidth="1px" />
        {t('providers.or')}
        <Box flex="1" borderTopWidth="1px" />
      </Flex>
      <ProviderLinks onLeave={() => noteExternalSignIn()} />
    </Box>
  );
}

/** One button for each provider that is configured. `onLeave`: called as the browser goes there. */
export function ProviderLinks({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const providers = useProviders();
  return (
    <Flex direction="column" gap="3">
      {providers.map((provider) => {
        const Mark = marks[provider];
        return (
          <Button key={provider} asChild variant="outline" size="lg" width="full">
            <a href={`/api/auth/${provider}?lng=${language}`} onClick={onLeave}>
              <Mark />
              {t(`providers.${provider}`)}
            </a>
          </Button>
        );
      })}
    </Flex>
  );
}

/** Logos of the providers, in the colours that their brand rules ask for. */
const frame = { width: 20, height: 20, viewBox: '0 0 24 24', 'aria-hidden': true } as const;

function GoogleMark() {
  return (
    <svg {...frame}>
      <path
        fill="#4285F4"
        d="M22.6 12.300c0-.8-.1-1.500-.2-2.300H12v4.300h5.900a5 5 0 0 1-2.200 3.300v2.800h3.600c2.100-2 3.300-4.800 3.300-8.100z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.500-1 7.300-2.600l-3.600-2.800a6.700 6.700 0 0 1-10-3.500H2v2.800A11 11 0 0 0 12 23z"
      />
      <path
        fill="#FBBC05"
        d="M5.700 14.100a6.600 6.600 0 0 1 0-4.200V7.100H2a11 11 0 0 0 0 9.800z"
      />
      <path
        fill="#EA4335"
        d="M12 5.400c1.700 0 3.100.6 4.300 1.700l3.100-3.100A11 11 0 0 0 2 7.100l3.700 2.800A6.600 6.600 0 0 1 12 5.400z"
      />
    </svg>
  );
}

function FacebookMark() {
  return (
    <svg {...frame}>
      <circle cx="12" cy="12" r="11" fill="#1877F2" />
      <path
        fill="#FFFFFF"
        d="M13.500 23v-8.100h2.700l.5-3.200h-3.200V9.600c0-.9.5-1.700 1.800-1.700h1.500V5.200S15.500 5 14.200 5c-2.700 0-4.400 1.600-4.400 4.500v2.200h-3v3.200h3V23z"
      />
    </svg>
  );
}
