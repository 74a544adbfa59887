import { Box, type BoxProps } from '@chakra-ui/react/box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

const id = 'content';

/** Link for keyboard users: from the top of the page to its content. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <Box
      asChild
      position="absolute"
      insetInlineStart="4"
      top="-16"
      zIndex="skipLink"
      bg="action"
      color="action.text"
      px="4"
      py="2"
      borderRadius="md"
      _focus={{ top: '3' }}
    >
      <a href={`#${id}`}>{t('skipToContent')}</a>
    </Box>
  );
}

/**
 * The page within its layout. It takes the focus after a navigation, so that keyboard and screen reader start there.
 */
export function Content(props: BoxProps) {
  const main = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement } = document;
    // A field with autofocus keeps the focus.
    if (activeElement instanceof HTMLInputElement && main.current?.contains(activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return <Box as="main" id={id} ref={main} tabIndex={-1} flex="1" outline="none" {...props} />;
}
