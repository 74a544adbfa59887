import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { useLayer } from '../lib/browser/layers.ts';
import { WithLocale } from './with-locale.tsx';

interface DialogFrameProps {
  /** `alertdialog`: it asks something that has to be answered first. */
  role?: 'dialog' | 'alertdialog';
  open: boolean;
  /** Called when Escape, a press beside it, its own close button or Back asks for it. */
  onClose: () => void;
  /** What has the focus at first; by default the first that can have it. */
  initialFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** What every dialog is in: above the page, which is dimmed. Its content is there only while it is open. */
export function DialogFrame(props: DialogFrameProps) {
  const { role = 'dialog', open, onClose, initialFocus, children } = props;
  useLayer(open, onClose);
  return (
    <WithLocale>
      <Dialog.Root
        role={role}
        open={open}
        onOpenChange={(details) => {
          if (!details.open) onClose();
        }}
        {...(initialFocus && { initialFocusEl: initialFocus })}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>{children}</Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </WithLocale>
  );
}
