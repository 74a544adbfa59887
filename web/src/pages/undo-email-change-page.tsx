import { UndoEmailChange } from '../features/recovery/undo-email-change.tsx';

export function UndoEmailChangePage() {
  return <UndoEmailChange />;
}
