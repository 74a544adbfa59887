import { Box } from '@chakra-ui/react/box';
import type { InvestorFilter } from '@qaysari/contract/investor/filter';
import { SearchX, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { chipsOf } from '../filter/chips.ts';
import { investorsPath } from '../investors-path.ts';

/** In place of investors: why there are none, and the next step. */
export function NothingFound({ filter }: { filter: InvestorFilter }) {
  const { t } = useTranslation(['investors', 'ads', 'common']);
  const language = useLanguage();
  const { listing } = filter;
  if (chipsOf(filter, language, t).length > 0) {
    return (
      <EmptyState
        icon={<SearchX size={26} aria-hidden="true" />}
        title={t('empty.filteredTitle')}
        body={t('empty.filteredBody')}
        action={<Step to={investorsPath(language, { listing })} text={t('empty.clear')} />}
      />
    );
  }
  if (listing !== undefined) {
    return (
      <EmptyState
        icon={<Users size={26} aria-hidden="true" />}
        title={t('empty.fitTitle')}
        body={t('empty.fitBody')}
        action={<Step to={paths.investors(language)} text={t('all')} />}
      />
    );
  }
  return (
    <EmptyState
      icon={<Users size={26} aria-hidden="true" />}
      title={t('empty.title')}
      body={t('empty.body')}
      action={<Step to={paths.createListing(language)} text={t('common:header.publish')} />}
    />
  );
}

/** The address names an ad that is not the viewer's, or that looks for nobody. */
export function NoListForListing() {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  return (
    <Box mt="6">
      <EmptyState
        icon={<SearchX size={26} aria-hidden="true" />}
        title={t('forListing.notFoundTitle')}
        body={t('forListing.notFoundBody')}
        action={<Step to={paths.investors(language)} text={t('all')} />}
      />
    </Box>
  );
}

function Step({ to, text }: { to: string; text: string }) {
  return (
    <Button asChild>
      <Link to={to}>{text}</Link>
    </Button>
  );
}
