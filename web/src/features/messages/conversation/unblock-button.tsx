import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';
import { useToldAction } from '../menu/use-told-action.ts';

interface UnblockButtonProps {
  name: string;
  onUnblock: () => Promise<string>;
}

/** Lifts one's own block after asking. */
export function UnblockButton({ name, onUnblock }: UnblockButtonProps) {
  const { t } = useTranslation('inbox');
  const tell = useToldAction();
  const confirm = useConfirm({
    title: t('askUnblock.title', { name }),
    body: t('askUnblock.body'),
    confirm: t('askUnblock.yes'),
    cancel: t('no'),
    onConfirm: () => void tell(onUnblock, { failed: t('failed.unblock') }),
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
