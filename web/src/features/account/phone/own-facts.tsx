import { Box } from '@chakra-ui/react/box';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { User } from '@qaysari/contract/account/types';
import { useTranslation } from 'react-i18next';
import { NameOnAdsField, useSaveNameOnAds } from '../../../entities/person/name-on-ads.tsx';
import { ShortFacts } from '../../../entities/person/person-facts.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { useFailureText } from '../../../lib/api/failure.ts';
import { FailureAlert } from '../../../ui/alert.tsx';
import { Heading } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/surfaces.tsx';
import { AccountPanel } from '../account-page.tsx';
import { ownFactsQuery } from './phone-panel.tsx';

/** What others may know of the person, as they see it. The name is the person's choice. */
export function OwnFacts({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { data, isError } = useQuery(ownFactsQuery(user._id, language));
  return (
    <AccountPanel>
      <Heading as="h2" mb="3">
        {t('phone.facts')}
      </Heading>
      <NameChoice user={user} />
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

/** Each press is saved at once. */
function NameChoice({ user }: { user: User }) {
  const { t } = useTranslation('ad');
  const failureText = useFailureText();
  const save = useSaveNameOnAds();
  const { mutate, isPending, variables, error } = useMutation({ mutationFn: save });
  const saved = user.nameOnAds ?? 'nothing';
  return (
    <Box mb="5" aria-busy={isPending}>
      <NameOnAdsField
        user={user}
        value={isPending ? variables : saved}
        onChange={(choice) => {
          if (!isPending) mutate(choice);
        }}
      />
      <FailureAlert failure={error && { text: failureText(error, t('nameOnAds.failed')) }} my="2" />
    </Box>
  );
}
