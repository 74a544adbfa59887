import { Copy, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyReportSheet } from '../../../entities/report/report-button.tsx';
import { showToast } from '../../../lib/browser/toast.ts';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';
import type { ConversationView } from './use-conversation.ts';
import type { ShownMessage } from './shown-message.ts';
import type { OptionsLook } from '../menu/options-button.tsx';
import { OptionsMenu, type Option } from '../menu/options-menu.tsx';
import { useActionWithToast } from '../../../lib/api/use-action-with-toast.ts';
import { useConfirmBlock } from '../menu/use-confirm-block.ts';
import { useMessageText } from './use-message-text.ts';

export interface MessageMenuProps {
  message: ShownMessage;
  /** Of who wrote it. */
  name: string;
  actions: Pick<ConversationView, 'remove' | 'block'>;
  /** Nothing can be sent or edited. */
  isBlocked: boolean;
  onEdit: () => void;
}

/** What can be done with one message. */
export function MessageMenu(props: MessageMenuProps & OptionsLook) {
  const { message, name, actions, isBlocked, onEdit, ...look } = props;
  const { _id: id, isOwn } = message;
  const { t } = useTranslation('inbox');
  const text = useMessageText()(message);
  const { mutate } = useActionWithToast({
    act: actions.remove,
    failed: t('failed.delete'),
    done: (answer) => answer,
  });
  const [isReporting, setReporting] = useState(false);
  const remove = useConfirm({
    danger: true,
    title: isOwn ? t('askDeleteMessage.titleForBoth') : t('askDeleteMessage.titleForMe'),
    body: isOwn ? t('askDeleteMessage.bodyForBoth') : t('askDeleteMessage.bodyForMe'),
    confirm: t('askDeleteMessage.yes'),
    cancel: t('no'),
    onConfirm: () => mutate(id),
  });
  const block = useConfirmBlock('block', name, actions.block);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => showToast('success', t('message.copied')),
      () => showToast('error', t('message.copyFailed')),
    );
  };
  const edit: Option = {
    value: 'edit',
    label: t('message.edit'),
    Icon: Pencil,
    onSelect: onEdit,
    refused: isBlocked ? t('message.editBlocked') : undefined,
  };
  const report: Option = {
    value: 'report',
    label: t('message.report'),
    Icon: Flag,
    onSelect: () => setReporting(true),
  };
  const options: Option[] = [
    { value: 'copy', label: t('message.copy'), Icon: Copy, onSelect: copy },
    ...(isOwn && isTyped(message) ? [edit] : []),
    ...(isOwn ? [] : [report]),
    {
      value: 'delete',
      label: t('message.delete'),
      Icon: Trash2,
      onSelect: remove.ask,
      isDangerous: true,
    },
  ];
  return (
    <>
      <OptionsMenu {...look} options={options} />
      {remove.dialog}
      {block.dialog}
      {isReporting && (
        <LazyReportSheet
          target={{ kind: 'message', id, label: text, isInConversation: true }}
          open
          onClose={() => setReporting(false)}
          onBlock={
            isBlocked
              ? undefined
              : () => {
                  setReporting(false);
                  block.ask();
                }
          }
        />
      )}
    </>
  );
}

function isTyped({ phrase, meeting, answer }: ShownMessage): boolean {
  return !phrase && !meeting && !answer;
}
