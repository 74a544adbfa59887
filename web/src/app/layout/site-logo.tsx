import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { StarMark } from '../../ui/star.tsx';

/** Logo and name of the site; leads home. Without room the name falls to a second line, which is cut off. */
export function SiteLogo() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Flex
      asChild
      align="center"
      gap="2"
      color="fg.brand"
      fontSize={{ base: 'lg', md: 'xl' }}
      fontWeight="black"
      borderRadius="md"
      wrap="wrap"
      minW="9"
      height="11"
      overflow="hidden"
    >
      <Link to={paths.home(language)} aria-label={t('header.home')}>
        <StarMark color="teal.700" _dark={{ color: 'teal.500' }} boxSize="9" my="1" />
        <Box as="span" maxW="full" lineHeight="2.75rem" truncate>
          {t('siteName')}
        </Box>
      </Link>
    </Flex>
  );
}
