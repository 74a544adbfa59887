import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import type { ListingCounts } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { QueryOf } from '@qaysari/contract/shared/endpoint';
import type { listMyListings } from '@qaysari/contract/listing/own-calls';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { searchOfPage, type PageQuery } from '../../lib/routes/page-query.ts';

/** Tabs of one's own listings, in their order (docs/specification/account-screens.md#a2). */
export const listingTabs = ['active', 'pending', 'featured', 'rejected', 'sold', 'hidden'] as const;
export type ListingTab = (typeof listingTabs)[number];

const field = 'tab';

/** The tab that an address names. */
export function readTab(query: PageQuery<'myListings'>): ListingTab | undefined {
  const named = query.get(field);
  return listingTabs.find((tab) => tab === named);
}

/** The tab to open where the address names none: the first with an ad, else the first of all. */
export function firstTab(counts: ListingCounts): ListingTab {
  return listingTabs.find((tab) => counts[countedBy[tab]] > 0) ?? listingTabs[0];
}

/** The query string of a tab. */
export function searchOf(tab: ListingTab, page = 1): string {
  return searchOfPage(page, { [field]: tab });
}

/** The API query of each tab. */
export const askedBy: Record<ListingTab, QueryOf<typeof listMyListings>> = {
  active: { status: 'approved', availability: 'forSale' },
  pending: { status: 'pending' },
  featured: { isFeatured: 'true' },
  rejected: { status: 'rejected' },
  sold: { availability: 'sold' },
  hidden: { availability: 'hidden' },
};

/** The count shown on each tab. */
export const countedBy: Record<ListingTab, keyof ListingCounts> = {
  active: 'approved',
  pending: 'pending',
  featured: 'featured',
  rejected: 'rejected',
  sold: 'sold',
  hidden: 'hidden',
};

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
      templateColumns={{
        base: 'repeat(auto-fit, minmax(max(8.25rem, 34%), 1fr))',
        md: 'repeat(3, 1fr)',
        xl: 'repeat(6, auto)',
      }}
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
