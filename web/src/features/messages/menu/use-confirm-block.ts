import { useTranslation } from 'react-i18next';
import { useActionWithToast } from '../../../lib/api/use-action-with-toast.ts';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';

const questions = { block: 'askBlock', unblock: 'askUnblock' } as const;

/** Blocks somebody after asking, or lifts the block. `act` answers the server's message. */
export function useConfirmBlock(
  kind: keyof typeof questions,
  name: string,
  act: () => Promise<string>,
) {
  const { t } = useTranslation('inbox');
  const question = questions[kind];
  const { mutate } = useActionWithToast({
    act,
    failed: t(`failed.${kind}`),
    done: (answer) => answer,
  });
  return useConfirm({
    title: t(`${question}.title`, { name }),
    body: t(`${question}.body`),
    confirm: t(`${question}.yes`),
    cancel: t('no'),
    onConfirm: () => mutate(),
  });
}
