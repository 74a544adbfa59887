import { Flex } from '@chakra-ui/react/flex';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { writeSavedFilter } from '@qaysari/contract/saved-search/filter';
import { saveSearch } from '@qaysari/contract/saved-search/calls';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../../entities/person/session.tsx';
import { signInAddress } from '../../../entities/person/sign-in-link.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { submitToApi } from '../../../lib/api/api-client.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { searchToSave } from './kept-search.ts';
import { savedSearchesQuery } from './queries.ts';
import { ReplaceSearch } from './replace-search.tsx';
import { useChangeOfSearches } from './use-change-of-searches.ts';
import { useMarkSeen } from './use-mark-seen.ts';

/** Keeps the search that the page shows, for members and visitors; says so where it is kept already. */
export function SaveSearch({ filter }: { filter: ListingFilter }) {
  const { data: user } = useSession();
  const query = writeSavedFilter(filter);
  return (
    <Flex minH="11" mb="2" align="center" wrap="wrap" columnGap="3" rowGap="1">
      {query !== '' && user === null && <VisitorButton query={query} />}
      {query !== '' && user && <MemberButton query={query} />}
      {query !== '' && user && <ReplaceSearch query={query} />}
    </Flex>
  );
}

function MemberButton({ query }: { query: string }) {
  const { t } = useTranslation('searches');
  const language = useLanguage();
  const person = useCurrentPerson();
  const { data } = useQuery(savedSearchesQuery(person, language));
  const saved = data?.find(({ filter }) => filter === query);
  useMarkSeen(saved);
  const { mutate, isPending } = useChangeOfSearches({
    send: () => submitToApi(saveSearch, { language, body: { filter: query }, person }),
    failed: t('failed'),
  });
  const completeWish = useEffectEvent(() => {
    if (searchToSave.read()?.filter !== query) return;
    searchToSave.drop();
    mutate();
  });
  useEffect(() => completeWish(), [query]);
  if (saved && !isPending) {
    return (
      <Button asChild variant="ghost" px="3">
        <Link to={paths.savedSearches(language)} aria-label={t('savedOpen')}>
          <BookmarkCheck size={18} aria-hidden="true" />
          {t('saved')}
        </Link>
      </Button>
    );
  }
  return (
    <SubmitButton
      variant="outline"
      size="md"
      px="3"
      isWorking={isPending}
      workingText={t('saving')}
      onClick={() => mutate()}
    >
      {!isPending && <Bookmark size={18} aria-hidden="true" />}
      {t('save')}
    </SubmitButton>
  );
}

/** Keeps the search and leads to signing in, where a line says so. */
function VisitorButton({ query }: { query: string }) {
  const { t } = useTranslation('searches');
  const language = useLanguage();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <Button
      variant="outline"
      px="3"
      onClick={() => {
        searchToSave.keep({ filter: query });
        void navigate(signInAddress(paths.signIn(language), location));
      }}
    >
      <Bookmark size={18} aria-hidden="true" />
      {t('save')}
    </Button>
  );
}
