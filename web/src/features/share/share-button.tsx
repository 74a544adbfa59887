import { Box } from '@chakra-ui/react/box';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ShareLines } from './share-lines.tsx';

interface ShareButtonProps {
  /** Of what is shared. */
  title: string;
  /** Address without anything that only this visitor needs. */
  link: string;
}

/** Shares by the device's own means; where it has none, or refuses, by a menu. */
export function ShareButton({ title, link }: ShareButtonProps) {
  const { t } = useTranslation('ad');
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const share = async () => {
    const data = { title, url: link };
    if (!canShare(data)) return setOpen(true);
    try {
      await navigator.share(data);
    } catch (error) {
      // Closing the device's own menu is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true);
    }
    return undefined;
  };
  return (
    <Popover.Root
      open={open}
      onOpenChange={(details) => {
        // Opening is decided above.
        if (!details.open) setOpen(false);
      }}
      positioning={{ placement: 'bottom-end' }}
      // It has an anchor and no trigger, to which the focus would go back by itself.
      finalFocusEl={() => opener.current}
      lazyMount
      unmountOnExit
    >
      <Popover.Anchor asChild>
        <Button
          ref={opener}
          variant="outline"
          px="4"
          minW="0"
          whiteSpace="normal"
          overflowWrap="anywhere"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => void share()}
        >
          <Share2 size={18} aria-hidden="true" />
          {t('share.button')}
        </Button>
      </Popover.Anchor>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={t('share.title')} minW="15rem" maxW="20rem">
            <Box as="p" px="3" py="1.5" fontSize="sm" fontWeight="semibold">
              {t('share.title')}
            </Box>
            <ShareLines title={title} link={link} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function canShare(data: ShareData): boolean {
  if (typeof navigator.share !== 'function') return false;
  return typeof navigator.canShare !== 'function' || navigator.canShare(data);
}
