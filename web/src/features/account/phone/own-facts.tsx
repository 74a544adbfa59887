import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ShortFacts } from '../../../entities/person/person-facts.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { Heading } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/surfaces.tsx';
import { AccountPanel } from '../account-page.tsx';
import { ownFactsQuery } from './queries.ts';

/** What others may know of the person, as they see it. */
export function OwnFacts({ person }: { person: string }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { data, isError } = useQuery(ownFactsQuery(person, language));
  return (
    <AccountPanel>
      <Heading as="h2" mb="3">
        {t('phone.facts')}
      </Heading>
      {data ? (
        <ShortFacts facts={data} />
      ) : isError ? (
        <Box as="p" role="alert">
          {t('phone.factsFailed')}
        </Box>
      ) : (
        <Skeleton height="40" aria-busy="true" />
      )}
    </AccountPanel>
  );
}
