import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import type { ListingCounts } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { listingTabs, countedBy, searchOf, type ListingTab } from './tabs.ts';

interface TabLinksProps {
  current: ListingTab;
  /** Undefined until they are known. */
  counts: ListingCounts | undefined;
}

/** Tabs as links, so that each has an address. */
export function TabLinks({ current, counts }: TabLinksProps) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  return (
    <Grid
      as="nav"
      aria-label={t('myAds.tabs')}
      templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', xl: 'repeat(6, auto)' }}
      gap="1"
      p="1"
      mb="5"
      // The chosen one is lighter than what it lies on, in both modes.
      bg={{ base: 'bg.muted', _dark: 'bg.subtle' }}
      borderRadius="lg"
    >
      {listingTabs.map((tab) => (
        <Button
          key={tab}
          asChild
          variant="ghost"
          px="2"
          color="fg"
          whiteSpace="normal"
          _hover={{ bg: 'bg.subtle' }}
          {...(tab === current && {
            bg: 'bg.raised',
            color: 'fg.brand',
            boxShadow: 'card',
            _hover: { bg: 'bg.raised' },
          })}
        >
          <Link
            to={paths.myListings(language) + searchOf(tab)}
            preventScrollReset
            aria-current={tab === current ? 'page' : undefined}
          >
            {t(`myAds.tab.${tab}`)}
            <Count>{counts?.[countedBy[tab]]}</Count>
          </Link>
        </Button>
      ))}
    </Grid>
  );
}

/** Has its size before the number is known. */
function Count({ children }: { children: number | undefined }) {
  return (
    <Box
      as="span"
      minW="6"
      px="1.5"
      borderRadius="full"
      bg="bg.accentSubtle"
      color="fg.accent"
      fontSize="xs"
      textAlign="center"
      lineHeight="1.5rem"
      height="6"
    >
      {children}
    </Box>
  );
}
