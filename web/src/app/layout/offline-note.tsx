import { useIsFetching, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { useOnline } from '../../lib/browser/use-online.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { staleQueries } from '../../lib/offline/stale-queries.ts';

/** Says that the network is down, and how old the data on the page is. */
export function OfflineNote() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const online = useOnline();
  const client = useQueryClient();
  // Renders again when a request ends: the shown data may have changed.
  useIsFetching();
  const from = shownFrom(client);
  if (from === undefined) return online ? t('unreached') : t('offline');
  const time = formatMoment(from, language);
  return online ? t('unreachedSince', { time }) : t('offlineSince', { time });
}

/** When the oldest data on the page was fetched; undefined without data. */
function shownFrom(client: QueryClient): number | undefined {
  const shown = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(
      ({ queryKey, state }) =>
        !isBesideContent(queryKey) && state.data !== undefined && state.data !== null,
    )
    .map(({ queryHash, state }) => staleQueries().get(queryHash) ?? state.dataUpdatedAt);
  return shown.length === 0 ? undefined : Math.min(...shown);
}

/** The signed-in person, the market rate and the ids of hearts are no content of the page. */
function isBesideContent(queryKey: readonly unknown[]): boolean {
  return ['me', 'rate'].includes(String(queryKey[0])) || queryKey.at(-1) === 'ids';
}
