import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from './lazy-component.tsx';
import { StarMark } from './star.tsx';

/** Lazy: few people print. */
const QrCode = lazyComponent(async () => (await import('./qr-code.tsx')).QrCode);

interface PrintFootProps {
  /** Of the page, as short as it has one. */
  path: string;
  /** Further lines, such as a contact. */
  children?: ReactNode;
}

/** On paper only, at the end of a page: whose page it is, and where it is found. */
export function PrintFoot({ path, children }: PrintFootProps) {
  const { t } = useTranslation('common');
  // The server does not know it.
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => location.origin,
    () => undefined,
  );
  const isLoaded = useIsLoaded();
  if (origin === undefined) return null;
  const link = origin + path;
  const address = link.replace(/^https?:\/\//, '');
  return (
    <Flex
      display="none"
      _print={{ display: 'flex' }}
      align="center"
      gap="5"
      mt="4"
      pt="3"
      borderTopWidth="1px"
      breakInside="avoid"
    >
      {isLoaded && <QrCode text={link} label={address} width="25mm" flexShrink="0" />}
      <Box minW="0" overflowWrap="anywhere">
        {children}
        <Flex align="center" gap="2" fontWeight="black">
          <StarMark color="teal.700" boxSize="6" />
          {t('siteName')}
        </Flex>
        <bdi dir="ltr">{address}</bdi>
      </Box>
    </Flex>
  );
}

/** After the page has loaded, so many milliseconds: what is on the screen goes first. */
const delayMs = 1_000;

/** Whether the page has loaded. A browser that prints waits for nothing that would come only then. */
function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => setLoaded(true), delayMs);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      clearTimeout(timer);
    };
  }, []);
  return isLoaded;
}
