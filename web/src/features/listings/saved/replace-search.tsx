import { Box } from '@chakra-ui/react/box';
import { changeSavedSearch } from '@qaysari/contract/saved-search/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { submitToApi } from '../../../lib/api/api-client.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { searchToReplace } from './kept-search.ts';
import { useSearchName } from './search-name.ts';
import { useChangeOfSearches } from './use-change-of-searches.ts';

/** For who came from the saved searches to change one: puts the search of this page in its place. */
export function ReplaceSearch({ query }: { query: string }) {
  const { t } = useTranslation('searches');
  const language = useLanguage();
  const person = useCurrentPerson();
  const nameOf = useSearchName();
  const [old, setOld] = useState(searchToReplace.read);
  const stop = () => {
    searchToReplace.drop();
    setOld(undefined);
  };
  const { mutate, isPending } = useChangeOfSearches({
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
