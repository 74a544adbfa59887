import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../lib/browser/load-chunk.ts';
import { showToast } from '../lib/browser/toast.ts';

/**
 * A widget whose code loads on its first use: most people never use it. `Part` is undefined until then. Give `opener`
 * to the placeholder button; `begin` does what a press does. A toast reports a failure, and the next press retries.
 */
export function useLazyWidget<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { t } = useTranslation('failure');
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isComing, setComing] = useState(false);
  const begin = () => {
    if (isComing || Part) return;
    setComing(true);
    loadChunk(load)
      .then(
        (part) => setPart(() => part),
        () => showToast('error', t('part')),
      )
      .finally(() => setComing(false));
  };
  /** A press is likely to follow. */
  const prepare = () => void load().catch(() => undefined);
  const opener = {
    onClick: begin,
    onPointerEnter: prepare,
    onFocus: prepare,
    'aria-busy': isComing,
    'aria-expanded': false,
  };
  return { Part, begin, opener };
}

/** Opens a widget one frame after it mounts: the focus would not move into one that mounts open. */
export function useOpenOnMount(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return [isOpen, setOpen];
}
