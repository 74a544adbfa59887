import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { useConfirm } from './confirm-dialog.tsx';

interface CancelEditingProps {
  /** Something was changed. */
  asks: boolean;
  onCancel: () => void;
}

/** Cancel button of a form in the account; asks first when something typed would be lost. */
export function CancelEditing({ asks, onCancel }: CancelEditingProps) {
  const { t } = useTranslation('account');
  const confirm = useConfirm({
    title: t('settings.discardTitle'),
    body: t('settings.discardBody'),
    confirm: t('settings.discard'),
    cancel: t('settings.keepEditing'),
    onConfirm: onCancel,
  });
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        width={{ base: 'full', sm: 'auto' }}
        onClick={asks ? confirm.ask : onCancel}
      >
        {t('settings.cancel')}
      </Button>
      {confirm.dialog}
    </>
  );
}
