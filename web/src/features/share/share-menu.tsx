import { Box } from '@chakra-ui/react/box';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactElement, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenAtOnce } from '../../ui/use-first-use.ts';
import { ShareLines } from './share-lines.tsx';

export interface ShareMenuProps {
  title: string;
  /** Absolute. */
  link: string;
  /** Path of a sheet to print; undefined: there is none. */
  poster: string | undefined;
  open: boolean;
  onClose: () => void;
  opener: RefObject<HTMLButtonElement | null>;
  /** The button that it belongs to. */
  children: ReactElement;
}

/** Ways to share, below the button, on devices without a menu of their own. */
export function ShareMenu({
  title,
  link,
  poster,
  open,
  onClose,
  opener,
  children,
}: ShareMenuProps) {
  const { t } = useTranslation('ad');
  const [isReady] = useOpenAtOnce();
  return (
    <Popover.Root
      open={open && isReady}
      onOpenChange={(details) => {
        // Opening is decided by the button.
        if (!details.open) onClose();
      }}
      positioning={{ placement: 'bottom-end' }}
      // It has an anchor and no trigger, to which the focus would go back by itself.
      finalFocusEl={() => opener.current}
      lazyMount
      unmountOnExit
    >
      <Popover.Anchor asChild>{children}</Popover.Anchor>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={t('share.title')} minW="15rem" maxW="20rem">
            <Box as="p" px="3" py="1.5" fontSize="sm" fontWeight="semibold">
              {t('share.title')}
            </Box>
            <ShareLines title={title} link={link} poster={poster} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
