import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Button } from './button.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  body: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back lightly. Focus starts on "cancel". */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, body, confirm, cancel, onConfirm, onClose } = props;
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Description>{body}</Dialog.Description>
            <Dialog.Footer>
              <Button variant="outline" onClick={onClose}>
                {cancel}
              </Button>
              <Button onClick={onConfirm}>{confirm}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
