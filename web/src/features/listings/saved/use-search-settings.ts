import type { BodyOf } from '@qaysari/contract/shared/endpoint';
import { changeSavedSearch } from '@qaysari/contract/saved-search/calls';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { submitToApi } from '../../../lib/api/api-client.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { useChangeOfSearches } from './use-change-of-searches.ts';

/** Changes whether a saved search is paused, or how often its person is told. */
export function useSearchSettings(id: string) {
  const { t } = useTranslation('searches');
  const language = useLanguage();
  const person = useCurrentPerson();
  return useChangeOfSearches<BodyOf<typeof changeSavedSearch>>({
    send: (body) => submitToApi(changeSavedSearch, { language, person, params: { id }, body }),
    failed: t('mine.failed'),
  });
}
