import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { listProviders, type Provider } from '@qaysari/contract/auth-endpoints';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { FacebookMark, GoogleMark } from './provider-marks.tsx';

const marks: Record<Provider, typeof GoogleMark> = { google: GoogleMark, facebook: FacebookMark };

/**
 * Ways to sign in with another house's account, where they are set up. They stand last in their card: whether and
 * when they appear moves nothing.
 */
export function ProviderButtons() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { data: providers = [] } = useQuery({
    queryKey: ['providers'],
    queryFn: ({ signal }) => callApi(listProviders, { language, signal }),
    staleTime: Infinity,
  });
  if (providers.length === 0) return null;
  return (
    <Box mt="6">
      <Box display="flex" alignItems="center" gap="3" color="fg.muted" fontSize="sm" mb="4">
        <Box flex="1" borderTopWidth="1px" />
        {t('providers.or')}
        <Box flex="1" borderTopWidth="1px" />
      </Box>
      <Box display="flex" flexDirection="column" gap="3">
        {providers.map((provider) => {
          const Mark = marks[provider];
          return (
            <Button key={provider} asChild variant="outline" size="lg" width="full">
              <a href={`/api/auth/${provider}?lng=${language}`}>
                <Mark />
                {t(`providers.${provider}`)}
              </a>
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}
