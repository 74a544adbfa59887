import { useState } from 'react';
import { lazyComponent } from './lazy-component.tsx';
import type { SheetProps } from './sheet-dialog.tsx';

const SheetDialog = lazyComponent(async () => (await import('./sheet-dialog.tsx')).SheetDialog);

/**
 * Choices or fields above the page: from the bottom edge on phones, in the middle from 768 px. Its code loads when it
 * is first opened.
 */
export function Sheet(props: SheetProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  return wasOpened ? <SheetDialog {...props} /> : null;
}
