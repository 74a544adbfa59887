import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

export interface SheetProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Actions that stay in sight while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Choices or fields above the page: from the bottom edge on phones, in the middle from 768 px. */
export function SheetDialog({ title, open, onClose, footer, children }: SheetProps) {
  const { t } = useTranslation('common');
  const content = useRef<HTMLDivElement>(null);
  return (
    <DialogFrame open={open} onClose={onClose} initialFocus={() => firstField(content.current)}>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.CloseTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={t('close')}>
            <X size={20} aria-hidden="true" />
          </Button>
        </Dialog.CloseTrigger>
      </Dialog.Header>
      <Box ref={content}>{children}</Box>
      {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
    </DialogFrame>
  );
}

/** Where typing begins. A finger would get the keyboard over the sheet, so there the focus starts on the button. */
function firstField(content: HTMLElement | null): HTMLElement | null {
  if (!content || !matchMedia('(hover: hover)').matches) return null;
  return content.querySelector('input:not([type=hidden]), textarea, select');
}
