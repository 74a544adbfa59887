import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';
import { useActionWithToast } from '../../../lib/api/use-action-with-toast.ts';

interface UnblockButtonProps {
  name: string;
  onUnblock: () => Promise<string>;
}

/** Lifts one's own block after asking. */
export function UnblockButton({ name, onUnblock }: UnblockButtonProps) {
  const { t } = useTranslation('inbox');
  const act = useActionWithToast();
  const confirm = useConfirm({
    title: t('askUnblock.title', { name }),
    body: t('askUnblock.body'),
    confirm: t('askUnblock.yes'),
    cancel: t('no'),
    onConfirm: () => void act(onUnblock, { failed: t('failed.unblock') }),
  });
  return (
    <>
      <Button variant="outline" size="sm" onClick={confirm.ask}>
        {t('menu.unblock')}
      </Button>
      {confirm.dialog}
    </>
  );
}
