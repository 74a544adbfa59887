import { Flex } from '@chakra-ui/react/flex';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { writeSavedFilter } from '@qaysari/contract/saved-search/filter';
import type { SavedSearch } from '@qaysari/contract/saved-search/types';
import {
  saveSearch,
  changeSavedSearch,
  markSavedSearchSeen,
} from '@qaysari/contract/saved-search/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { Box } from '@chakra-ui/react/box';
import { useSession } from '../../../entities/person/session.tsx';
import { signInAddress } from '../../../entities/person/sign-in-link.ts';
import { keepWish, takeWishAt } from '../../../entities/person/wish.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { submitToApi, callApi } from '../../../lib/api/api-client.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { searchToReplace } from './pending-search.ts';
import { savedSearchesQuery, searchesKey } from './queries.ts';
import { useChangeSearches } from './use-change-searches.ts';
import { useSearchName } from './search-name.ts';

/** Saves the search that the page shows, for members and visitors. Says so where it is saved already. */
export function SaveSearch({ filter }: { filter: ListingFilter }) {
  const { data: user } = useSession();
  const query = writeSavedFilter(filter);
  return (
    <Flex minH="11" align="center" wrap={{ base: 'nowrap', md: 'wrap' }} columnGap="2" rowGap="1">
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
  const { mutate, isPending } = useChangeSearches({
    send: () => submitToApi(saveSearch, { language, body: { filter: query }, person }),
    failed: t('failed'),
  });
  const location = useLocation();
  const completeWish = useEffectEvent(() => {
    if (takeWishAt(location, 'search')?.subject === query) mutate();
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

/** Stores the search and leads to the sign-in page, where a line says so. */
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
        keepWish({ kind: 'search', subject: query, owner: '' }, location);
        void navigate(signInAddress(paths.signIn(language), location));
      }}
    >
      <Bookmark size={18} aria-hidden="true" />
      {t('save')}
    </Button>
  );
}

/** For somebody who came from a saved search to change it: replaces it by the search of this page. */
function ReplaceSearch({ query }: { query: string }) {
  const { t } = useTranslation('searches');
  const language = useLanguage();
  const person = useCurrentPerson();
  const nameOf = useSearchName();
  const [old, setOld] = useState(searchToReplace.read);
  const stop = () => {
    searchToReplace.drop();
    setOld(undefined);
  };
  const { mutate, isPending } = useChangeSearches({
    send: () => {
      const [params, body] = [{ id: old?.id ?? '' }, { filter: query }];
      return submitToApi(changeSavedSearch, { language, params, body, person });
    },
    failed: t('replace.failed'),
    onDone: stop,
  });
  if (!old) return null;
  const name = nameOf(old.filter);
  return (
    <>
      {old.filter === query ? (
        <Box as="p" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {t('replace.hint', { name })}
        </Box>
      ) : (
        <SubmitButton
          size="md"
          px="3"
          whiteSpace="normal"
          overflowWrap="anywhere"
          isWorking={isPending}
          workingText={t('saving')}
          onClick={() => mutate()}
        >
          {t('replace.do', { name })}
        </SubmitButton>
      )}
      <Button variant="ghost" px="3" onClick={stop}>
        {t('replace.stop')}
      </Button>
    </>
  );
}

/** Marks the new ads of a saved search as seen when somebody opens its results. */
function useMarkSeen(search: SavedSearch | undefined): void {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const person = useCurrentPerson();
  const mark = useEffectEvent(async (id: string) => {
    try {
      await callApi(markSavedSearchSeen, { language, params: { id }, person });
    } catch {
      // Nothing is lost: the ads stay new until the next look.
      return;
    }
    queryClient.setQueryData<SavedSearch[]>(searchesKey(person), (searches) =>
      searches?.map((each) => (each.id === id ? { ...each, newCount: 0 } : each)),
    );
  });
  const id = (search?.newCount ?? 0) > 0 ? search?.id : undefined;
  useEffect(() => {
    if (id !== undefined) void mark(id);
  }, [id]);
}
