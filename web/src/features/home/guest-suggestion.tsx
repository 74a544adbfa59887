import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { StarPattern } from '../../ui/star.tsx';

/** Invites visitors to create an account. */
export function GuestSuggestion({ id }: { id: string }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <Box
      as="section"
      id={id}
      position="relative"
      overflow="hidden"
      mt="16"
      borderRadius="xl"
      bg="bg.brandSubtle"
      borderWidth="1px"
      px={{ base: '6', md: '12' }}
      py="12"
      textAlign="center"
    >
      <StarPattern id="guest-stars" color="fg.brand" opacity="0.08" />
      <Box position="relative">
        <Box as="h2" fontSize={{ base: '2xl', md: '3xl' }}>
          {t('guest.title')}
        </Box>
        <Box as="p" color="fg.muted" mt="3" mb="6" maxW="34rem" mx="auto">
          {t('guest.body')}
        </Box>
        <Button asChild size="lg">
          <Link to={paths.signUp(language)}>{t('guest.button')}</Link>
        </Button>
      </Box>
    </Box>
  );
}
