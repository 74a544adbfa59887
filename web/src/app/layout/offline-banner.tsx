import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Hourglass, WifiOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsFetching } from '@tanstack/react-query';
import { useNavigation } from 'react-router';
import { useLasting } from '../../lib/browser/use-debounced.ts';
import { useHasStaleQueries } from '../../lib/offline/stale-queries.ts';
import { useOnline } from '../../lib/browser/use-online.ts';
import { useBottomBarHeight } from '../../ui/bottom-bar.tsx';

/** Its file may not be loaded when the network fails. */
const OfflineNote = lazy(() =>
  import('./offline-note.tsx').then(
    (part) => ({ default: part.OfflineNote }),
    () => ({ default: PlainNote }),
  ),
);

function PlainNote() {
  const { t } = useTranslation('common');
  return t('offline');
}

/**
 * Shown while the device is offline, and while the page waits long for its data. The last part of a page: at its bottom
 * edge nothing moves when it comes.
 */
export function OfflineBanner() {
  const { t } = useTranslation('common');
  const bottomBarHeight = useBottomBarHeight();
  const online = useOnline();
  const isStaleShown = useHasStaleQueries();
  const isAway = !online || isStaleShown;
  const isSlow = useIsSlow();
  const Icon = isAway ? WifiOff : Hourglass;
  return (
    <Box
      role="status"
      position="sticky"
      bottom="0"
      zIndex="header"
      // The content security policy refuses styles in the server's HTML.
      {...(bottomBarHeight > 0 && { style: { bottom: bottomBarHeight } })}
    >
      {(isAway || isSlow) && (
        <Flex
          bg="bg.accentSubtle"
          color="fg.accent"
          px="4"
          py="2"
          fontSize="sm"
          fontWeight="medium"
          align="center"
          justify="center"
          gap="2"
        >
          <Icon size={16} aria-hidden="true" />
          {isAway ? (
            <Suspense fallback={t('offline')}>
              <OfflineNote />
            </Suspense>
          ) : (
            t('slow')
          )}
        </Flex>
      )}
    </Box>
  );
}

/** By then a connection that is only slow has loaded everything. */
const slowMs = 5_000;

/** Whether a page or its data takes longer to load than usual. */
function useIsSlow(): boolean {
  const waiting = useIsFetching({ predicate: ({ state }) => state.data === undefined });
  const { state } = useNavigation();
  return useLasting(waiting > 0 || state !== 'idle', slowMs);
}
