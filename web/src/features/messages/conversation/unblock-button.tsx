import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useConfirmBlock } from '../menu/use-confirm-block.ts';

interface UnblockButtonProps {
  name: string;
  onUnblock: () => Promise<string>;
}

/** Lifts one's own block after asking. */
export function UnblockButton({ name, onUnblock }: UnblockButtonProps) {
  const { t } = useTranslation('inbox');
  const confirm = useConfirmBlock('unblock', name, onUnblock);
  return (
    <>
      <Button variant="outline" size="sm" onClick={confirm.ask}>
        {t('menu.unblock')}
      </Button>
      {confirm.dialog}
    </>
  );
}
