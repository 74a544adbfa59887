import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUnblock } from '../inbox/use-conversations.ts';
import type { OptionsLook } from './options-button.tsx';
import { OptionsMenu } from './options-menu.tsx';
import { useConfirmBlock } from './use-confirm-block.ts';

/** Lifts a block after asking. */
export function BlockedMenu({
  userId,
  name,
  ...look
}: OptionsLook & { userId: string; name: string }) {
  const { t } = useTranslation('inbox');
  const unblock = useUnblock();
  const confirm = useConfirmBlock('unblock', name, () => unblock(userId));
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
