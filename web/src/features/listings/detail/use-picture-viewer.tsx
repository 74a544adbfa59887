import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast, useToastsAhead } from '../../../lib/browser/toast.ts';
import type { PictureViewerProps } from './picture-viewer.tsx';

const load = async () => (await import('./picture-viewer.tsx')).PictureViewer;

interface ViewerOptions extends Pick<PictureViewerProps, 'images' | 'title'> {
  onClose: (index: number) => void;
}

/** Opens the pictures on the whole screen. Render `element`; call `prepare` when somebody may open it soon. */
export function usePictureViewer({ images, title, onClose }: ViewerOptions) {
  const { t } = useTranslation('ad');
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps>>();
  const [start, setStart] = useState<number>();
  useToastsAhead();
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
