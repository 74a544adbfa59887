import { Flex } from '@chakra-ui/react/flex';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** Lazy: hardly any search finds nothing. */
const WaysOut = lazyPart(async () => (await import('./ways-out.tsx')).WaysOut);

/** In place of results: which filter to take away, with the ads that come of it, and a way to all ads. */
export function NothingFound({ filter }: { filter: ListingFilter }) {
  const { t } = useTranslation(['ads', 'common']);
  const language = useLanguage();
  return (
    <EmptyState
      icon={<SearchX size={26} />}
      title={t('emptyTitle')}
      body={t('emptyBody')}
      action={
        <Flex direction="column" align="center" gap="3">
          <WaysOut filter={filter} />
          <Button asChild variant="ghost">
            <Link to={paths.listings(language)}>{t('common:viewAllAds')}</Link>
          </Button>
        </Flex>
      }
    />
  );
}
