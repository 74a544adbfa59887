import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useLazyWidget } from '../../ui/use-lazy-widget.ts';

interface ShareButtonProps {
  /** Of what is shared. */
  title: string;
  /** Path without anything that only this visitor needs. */
  path: string;
  /** Path of a sheet to print; absent: there is none. */
  poster?: string | undefined;
}

const loadMenu = async () => (await import('./share-menu.tsx')).ShareMenu;

/** Shares by the device's own means; where it has none, or refuses, by a menu. */
export function ShareButton({ title, path, poster }: ShareButtonProps) {
  const { t } = useTranslation('ad');
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { Part: Menu, begin, opener: first } = useLazyWidget(loadMenu);
  const openMenu = () => {
    setOpen(true);
    begin();
  };
  const share = async () => {
    const data = { title, url: location.origin + path };
    if (!canShare(data)) return openMenu();
    try {
      await navigator.share(data);
    } catch (error) {
      // Closing the device's own menu is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) openMenu();
    }
    return undefined;
  };
  const button = (
    <Button
      ref={opener}
      variant="outline"
      px="4"
      minW="0"
      whiteSpace="normal"
      overflowWrap="anywhere"
      aria-haspopup="dialog"
      {...first}
      aria-expanded={open && Menu !== undefined}
      onClick={() => void share()}
    >
      <Share2 size={18} aria-hidden="true" />
      {t('share.button')}
    </Button>
  );
  if (!Menu) return button;
  const link = location.origin + path;
  return (
    <Menu {...{ title, link, poster, open, opener }} onClose={() => setOpen(false)}>
      {button}
    </Menu>
  );
}

function canShare(data: ShareData): boolean {
  if (typeof navigator.share !== 'function') return false;
  return typeof navigator.canShare !== 'function' || navigator.canShare(data);
}
