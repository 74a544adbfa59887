import { useTranslation } from 'react-i18next';
import { useActionWithToast } from '../../../lib/api/use-action-with-toast.ts';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';

/** Blocks somebody after asking. `block` answers the server's message. */
export function useConfirmBlock(name: string, block: () => Promise<string>) {
  const { t } = useTranslation('inbox');
  const { mutate } = useActionWithToast({
    act: block,
    failed: t('failed.block'),
    done: (answer) => answer,
  });
  return useConfirm({
    title: t('askBlock.title', { name }),
    body: t('askBlock.body'),
    confirm: t('askBlock.yes'),
    cancel: t('no'),
    onConfirm: () => mutate(),
  });
}

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
