import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';
import { useUnblock } from '../inbox/use-conversations.ts';
import type { OptionsLook } from './options-button.tsx';
import { OptionsMenu } from './options-menu.tsx';
import { useActionWithToast } from '../../../lib/api/use-action-with-toast.ts';

/** Lifts a block after asking. */
export function BlockedMenu({
  userId,
  name,
  ...look
}: OptionsLook & { userId: string; name: string }) {
  const { t } = useTranslation('inbox');
  const unblock = useUnblock();
  const act = useActionWithToast();
  const confirm = useConfirm({
    title: t('askUnblock.title', { name }),
    body: t('askUnblock.body'),
    confirm: t('askUnblock.yes'),
    cancel: t('no'),
    onConfirm: () => void act(() => unblock(userId), { failed: t('failed.unblock') }),
  });
  const options = [
    { value: 'unblock', label: t('menu.unblock'), Icon: CircleCheck, onSelect: confirm.ask },
  ];
  return (
    <>
      <OptionsMenu {...look} options={options} />
      {confirm.dialog}
    </>
  );
}
