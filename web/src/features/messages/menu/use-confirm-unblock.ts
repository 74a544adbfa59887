import { useTranslation } from 'react-i18next';
import { useActionWithToast } from '../../../lib/api/use-action-with-toast.ts';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';

/** Lifts a block after asking. `unblock` answers the server's message. */
export function useConfirmUnblock(name: string, unblock: () => Promise<string>) {
  const { t } = useTranslation('inbox');
  const { mutate } = useActionWithToast({
    act: unblock,
    failed: t('failed.unblock'),
    done: (answer) => answer,
  });
  return useConfirm({
    title: t('askUnblock.title', { name }),
    body: t('askUnblock.body'),
    confirm: t('askUnblock.yes'),
    cancel: t('no'),
    onConfirm: () => mutate(),
  });
}
