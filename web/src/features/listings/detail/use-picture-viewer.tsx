import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chakra } from '@chakra-ui/react/styled-system';
import { Maximize2 } from 'lucide-react';
import { showToast, usePreloadToaster } from '../../../lib/browser/toast.ts';
import type { PictureViewerProps } from './picture-viewer.tsx';
import { Button } from '../../../ui/button.tsx';

const load = async () => (await import('./picture-viewer.tsx')).PictureViewer;

interface ViewerOptions extends Pick<PictureViewerProps, 'images' | 'title'> {
  onClose: (index: number) => void;
}

/** Opens the pictures on the whole screen. Render `element`; call `prepare` when somebody may open it soon. */
export function usePictureViewer({ images, title, onClose }: ViewerOptions) {
  const { t } = useTranslation('ad');
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps>>();
  const [start, setStart] = useState<number>();
  usePreloadToaster();
  const open = async (index: number) => {
    try {
      const loaded = await load();
      setViewer(() => loaded);
      setStart(index);
    } catch {
      // Nothing but this is lost where the network is.
      showToast('error', t('viewer.failed'));
    }
  };
  const element: ReactNode = Viewer && start !== undefined && (
    <Viewer
      images={images}
      title={title}
      start={start}
      onClose={(index) => {
        setStart(undefined);
        onClose(index);
      }}
    />
  );
  return {
    element,
    open: (index: number) => void open(index),
    prepare: () => void load().catch(() => undefined),
  };
}

interface EnlargeProps {
  /** From 0. */
  position: number;
  onOpen: (position: number) => void;
  children: ReactNode;
}

/** Makes a picture open on the whole screen. With the keyboard, Enter and the button below do it. */
export function Enlarge({ position, onOpen, children }: EnlargeProps) {
  const { t } = useTranslation('ad');
  return (
    <chakra.button
      type="button"
      display="block"
      // The picture is printed, though no other button is (theme/page.css).
      _print={{ display: 'block!' }}
      width="full"
      cursor="zoom-in"
      tabIndex={-1}
      aria-haspopup="dialog"
      title={t('viewer.open', { number: position + 1 })}
      onClick={() => onOpen(position)}
    >
      {children}
    </chakra.button>
  );
}

/** Opens the picture in view on the whole screen. */
export function EnlargeButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('ad');
  return (
    <Button
      variant="outline"
      size="icon"
      position="absolute"
      bottom="3"
      insetInlineStart="3"
      minH="11"
      minW="11"
      boxShadow="card"
      borderColor="transparent"
      aria-haspopup="dialog"
      aria-label={t('viewer.label')}
      onClick={onOpen}
    >
      <Maximize2 size={20} aria-hidden="true" />
    </Button>
  );
}
