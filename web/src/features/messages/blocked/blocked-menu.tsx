import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';
import { useUnblock } from '../data/use-conversations.ts';
import type { OptionsLook } from '../menu/options-button.tsx';
import { OptionsMenu } from '../menu/options-menu.tsx';
import { useToldAction } from '../menu/use-told-action.ts';

/** Lifts a block after asking. */
export function BlockedMenu({
  userId,
  name,
  ...look
}: OptionsLook & { userId: string; name: string }) {
  const { t } = useTranslation('inbox');
  const unblock = useUnblock();
  const tell = useToldAction();
  const confirm = useConfirm({
    title: t('askUnblock.title', { name }),
    body: t('askUnblock.body'),
    confirm: t('askUnblock.yes'),
    cancel: t('no'),
    onConfirm: () => void tell(() => unblock(userId), { failed: t('failed.unblock') }),
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
