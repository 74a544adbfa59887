import { Box, type BoxProps } from '@chakra-ui/react/box';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIsPhone } from '../lib/browser/use-is-phone.ts';

/** Height of what stays below the header, in px with a unit: what is scrolled to or focused stops below it. */
const stickyBarHeight = '--sticky-bar';

/** Below 768 px a bar over the whole width, which stays below the header while the results scroll. */
const bar: BoxProps = {
  position: { base: 'sticky', md: 'static' },
  top: '16',
  // Below the header and its menus.
  zIndex: '1',
  mx: { base: '-4', md: '0' },
  px: { base: '4', md: '6' },
  py: { base: '1.5', md: '6' },
  bg: { base: 'bg', md: 'bg.panel' },
  borderWidth: { base: '0 0 1px', md: '1px' },
  borderRadius: { base: '0', md: 'xl' },
  boxShadow: { base: 'none', md: 'card' },
};

/** Holds the filter of a list of results, in whose container it stands: a thin bar on phones, else a card. */
export function FilterPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  useLayoutEffect(() => {
    const { current } = place;
    if (!current || !isPhone) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(stickyBarHeight, `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(stickyBarHeight);
    };
  }, [isPhone]);
  return (
    <Box ref={place} {...bar}>
      {children}
    </Box>
  );
}
