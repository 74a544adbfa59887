import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { limits } from '@qaysari/contract/shared/limits';
import { readSavedFilter } from '@qaysari/contract/saved-search/filter';
import { removeSavedSearch, changeSavedSearch } from '@qaysari/contract/saved-search/calls';
import {
  type SavedSearch,
  alertFrequencies,
  type AlertFrequency,
} from '@qaysari/contract/saved-search/types';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BodyOf } from '@qaysari/contract/shared/endpoint';
import { listingsPath } from '../../../entities/listing/listings-path.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { submitToApi } from '../../../lib/api/api-client.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';
import { Dated } from '../../../ui/dated.tsx';
import { RouterLink } from '../../../ui/router-link.tsx';
import { searchToReplace } from './pending-search.ts';
import { useSearchName } from './search-name.ts';
import { useChangeSearches } from './use-change-searches.ts';
import { SelectField } from '../../../ui/choice-field.tsx';

interface SavedSearchRowProps {
  search: SavedSearch;
  /** Called once the row is removed, to move the focus that it had. */
  onRemoved: () => void;
}

/** One saved search: what it says, what is new, and what can be done with it. */
export function SavedSearchRow({ search, onRemoved }: SavedSearchRowProps) {
  const { t } = useTranslation('searches');
  const language = useLanguage();
  const filter = readSavedFilter(search.filter);
  const name = useSearchName()(search.filter);
  // The latest ads come first, not the featured ones.
  const address = listingsPath(language, { ...filter, sort: 'latest' });
  return (
    <Box as="li" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <RouterLink to={address} py="2.5" fontWeight="semibold" overflowWrap="anywhere">
          {/* As the heading of the list of ads: no direction of its own. */}
          {name}
        </RouterLink>
        <NewMark search={search} />
      </Flex>
      <Box as="p" fontSize="sm" color="fg.muted">
        <Dated iso={search.createdAt}>{(date) => t('mine.since', { date })}</Dated>
      </Box>
      {!search.isPaused && <HowOften search={search} name={name} />}
      <Flex mt="3" gap="2" wrap="wrap">
        <PauseButton search={search} name={name} />
        <Button asChild variant="outline" size="sm">
          <Link
            to={listingsPath(language, filter)}
            aria-label={t('mine.changeOf', { name })}
            onClick={() => searchToReplace.keep({ id: search.id, filter: search.filter })}
          >
            {t('mine.change')}
          </Link>
        </Button>
        <RemoveButton search={search} name={name} onRemoved={onRemoved} />
      </Flex>
    </Box>
  );
}

function NewMark({ search: { isPaused, newCount } }: { search: SavedSearch }) {
  const { t } = useTranslation('searches');
  if (isPaused) return <Badge look="quiet">{t('mine.paused')}</Badge>;
  if (newCount === undefined) return null;
  if (newCount === 0) return <Badge look="faint">{t('mine.nothingNew')}</Badge>;
  // The server counts no further.
  const max = limits.newAdsCounted - 1;
  return (
    <Badge>
      {newCount > max ? t('mine.newMany', { max }) : t('mine.new', { count: newCount })}
    </Badge>
  );
}

interface NamedSearch {
  search: SavedSearch;
  name: string;
}

function PauseButton({ search: { id, isPaused }, name }: NamedSearch) {
  const { t } = useTranslation('searches');
  const { mutate, isPending } = useSearchSettings(id);
  const label = isPaused ? t('mine.resumeOf', { name }) : t('mine.pauseOf', { name });
  return (
    <SubmitButton
      variant="outline"
      size="sm"
      isWorking={isPending}
      workingText={t('mine.working')}
      aria-label={isPending ? undefined : label}
      onClick={() => mutate({ isPaused: !isPaused })}
    >
      {isPaused ? t('mine.resume') : t('mine.pause')}
    </SubmitButton>
  );
}

function RemoveButton({
  search: { id },
  name,
  onRemoved,
}: NamedSearch & { onRemoved: () => void }) {
  const { t } = useTranslation('searches');
  const language = useLanguage();
  const person = useCurrentPerson();
  const { mutate, isPending } = useChangeSearches({
    send: () => submitToApi(removeSavedSearch, { language, person, params: { id } }),
    failed: t('mine.removeFailed'),
    onDone: onRemoved,
  });
  const confirm = useConfirm({
    title: t('mine.askTitle'),
    body: t('mine.askBody', { name }),
    confirm: t('mine.remove'),
    cancel: t('mine.keep'),
    onConfirm: () => {
      if (!isPending) mutate();
    },
  });
  return (
    <>
      <SubmitButton
        variant="outline"
        size="sm"
        isWorking={isPending}
        workingText={t('mine.removing')}
        aria-label={isPending ? undefined : t('mine.removeOf', { name })}
        onClick={confirm.ask}
      >
        {t('mine.remove')}
      </SubmitButton>
      {confirm.dialog}
    </>
  );
}

interface HowOftenProps {
  search: SavedSearch;
  name: string;
}

/** How often somebody is notified of new ads in a saved search. A choice is saved at once. */
function HowOften({ search: { id, frequency }, name }: HowOftenProps) {
  const { t } = useTranslation('searches');
  const { mutate, isPending, variables } = useSearchSettings(id);
  const shown = (isPending ? variables.frequency : undefined) ?? frequency;
  return (
    <Box mt="2" maxW="24rem">
      <SelectField
        label={t('mine.howOften')}
        aria-label={t('mine.howOftenOf', { name })}
        help={shown === 'atOnce' ? t('mine.atOnceHelp') : undefined}
        choices={alertFrequencies.map((value) => ({ value, label: t(`mine.${value}`) }))}
        value={shown}
        aria-busy={isPending}
        onChange={({ currentTarget }) => {
          if (!isPending) mutate({ frequency: currentTarget.value as AlertFrequency });
        }}
      />
    </Box>
  );
}

/** Pauses or resumes a saved search, or changes how often it notifies its person. */
function useSearchSettings(id: string) {
  const { t } = useTranslation('searches');
  const language = useLanguage();
  const person = useCurrentPerson();
  return useChangeSearches<BodyOf<typeof changeSavedSearch>>({
    send: (body) => submitToApi(changeSavedSearch, { language, person, params: { id }, body }),
    failed: t('mine.failed'),
  });
}
