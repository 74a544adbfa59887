import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface ConfirmOptions {
  title: string;
  body: string;
  confirm: string;
  cancel: string;
  /** Something is lost for good. */
  danger?: boolean;
  onConfirm: () => void;
}

interface ConfirmDialogProps extends ConfirmOptions {
  open: boolean;
  onClose: () => void;
}

/** Asks before an action that is hard to undo. The focus starts on "cancel". */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, body, confirm, cancel, danger = false, onConfirm, onClose } = props;
  return (
    <DialogFrame role="alertdialog" open={open} onClose={onClose}>
      <Dialog.Title>
        {danger && (
          <Box as="span" color="fg.error" aria-hidden="true">
            <TriangleAlert size={22} />
          </Box>
        )}
        {title}
      </Dialog.Title>
      <Dialog.Description>{body}</Dialog.Description>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {cancel}
        </Button>
        <Button {...(danger && { variant: 'danger' })} onClick={onConfirm}>
          {confirm}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}

/** A confirm dialog and the way to open it: render `dialog`, call `ask`. It closes before `onConfirm` is called. */
export function useConfirm({ onConfirm, ...options }: ConfirmOptions) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dialog = (
    <ConfirmDialog
      {...options}
      open={open}
      onClose={close}
      onConfirm={() => {
        close();
        onConfirm();
      }}
    />
  );
  return { ask: () => setOpen(true), dialog };
}
