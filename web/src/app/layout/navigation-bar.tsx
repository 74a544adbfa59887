import { Box, type BoxProps } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useNavigation, Link } from 'react-router';
import { Flex } from '@chakra-ui/react/flex';
import { Moon, Sun } from 'lucide-react';
import { useLasting } from '../../lib/browser/use-debounced.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { StarMark } from '../../ui/star.tsx';
import { setColorMode, useColorMode } from '../../theme/color-mode.ts';
import { Button } from '../../ui/button.tsx';
import { useLazyWidget } from '../../ui/use-lazy-widget.ts';
import { LanguageButton } from './language-button.tsx';

const loadWidget = async () => (await import('./language-menu-widget.tsx')).LanguageMenuWidget;

export function LanguageMenu() {
  const { Part, opener } = useLazyWidget(loadWidget);
  return Part ? <Part /> : <LanguageButton aria-haspopup="menu" {...opener} />;
}

/** Delay of the bar: a faster navigation needs no indicator. */
const soonMs = 100;

/** A line that shows that a page or a language is loading. */
export function NavigationBar(props: BoxProps) {
  const { t } = useTranslation('common');
  const { state } = useNavigation();
  const isWaiting = useLasting(state !== 'idle', soonMs);
  if (!isWaiting) return null;
  return (
    <Box
      role="progressbar"
      aria-label={t('loading')}
      insetInline="0"
      height="2px"
      bg="action"
      zIndex="header"
      animation="pulse 0.8s ease-in-out infinite"
      {...props}
    />
  );
}

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
      // The first to give way.
      flexShrink="99"
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

export function ColorModeButton() {
  const { t } = useTranslation('common');
  const isDark = useColorMode() === 'dark';
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={isDark ? t('header.toLight') : t('header.toDark')}
      onClick={() => setColorMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
    </Button>
  );
}
