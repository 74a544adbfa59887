import { useIsFetching, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { useOnline } from '../../lib/browser/use-online.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { staleQueries } from '../../lib/offline/stale-queries.ts';

/** Says that the network is away, and from when it is what the page shows. */
export function OfflineNote() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const online = useOnline();
  const client = useQueryClient();
  // What is shown changes with the calls that end.
  useIsFetching();
  const from = shownFrom(client);
  if (from === undefined) return online ? t('unreached') : t('offline');
  const time = formatMoment(from, language);
  return online ? t('unreachedSince', { time }) : t('offlineSince', { time });
}

/** When the oldest of what the page shows was asked for; undefined where it shows nothing. */
function shownFrom(client: QueryClient): number | undefined {
  const shown = client
    .getQueryCache()
    .findAll({ type: 'active' })
    // Who is signed in is no part of what is read.
    .filter(
      ({ queryKey, state }) =>
        queryKey[0] !== 'me' && state.data !== undefined && state.data !== null,
    )
    .map(({ queryHash, state }) => staleQueries().get(queryHash) ?? state.dataUpdatedAt);
  return shown.length === 0 ? undefined : Math.min(...shown);
}
