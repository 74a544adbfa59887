import type { BlockStatus, OtherUserInfo } from '@qaysari/contract/message/types';
import { Ban, Bell, BellOff, CircleCheck, Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyReportSheet } from '../../../entities/report/report-button.tsx';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';
import { usePartnerName } from '../conversation/use-partner-name.ts';
import type { OptionsLook } from './options-button.tsx';
import { OptionsMenu, type Option } from './options-menu.tsx';
import { useActionWithToast } from '../../../lib/api/use-action-with-toast.ts';
import { useConfirmBlock } from './use-confirm-block.ts';

export interface PartnerMenuProps {
  partner: OtherUserInfo;
  isMuted: boolean;
  blockStatus: BlockStatus;
  actions: PartnerActions;
  /** Called when the conversation is gone. */
  onRemoved: () => void;
}

/** What can be done with a conversation and the other person. */
export function PartnerMenu(props: PartnerMenuProps & OptionsLook) {
  const { partner, isMuted, blockStatus, actions, onRemoved, ...look } = props;
  const { t } = useTranslation('inbox');
  const name = usePartnerName()(partner);
  const [isReporting, setReporting] = useState(false);
  const done = (answer: string) => answer;
  const removing = useActionWithToast({
    act: actions.remove,
    failed: t('failed.delete'),
    done,
    onDone: onRemoved,
  });
  const muting = useActionWithToast({
    act: actions.setMuted,
    failed: t('failed.mute'),
    done: (_answer, muted) => (muted ? t('muted') : t('unmuted')),
  });
  const block = useConfirmBlock('block', name, actions.block);
  const unblock = useConfirmBlock('unblock', name, actions.unblock);
  const remove = useConfirm({
    danger: true,
    title: t('askDelete.title', { name }),
    body: t('askDelete.body'),
    confirm: t('askDelete.yes'),
    cancel: t('no'),
    onConfirm: () => removing.mutate(),
  });
  const mute = () => muting.mutate(!isMuted);
  const options: Option[] = [
    isMuted
      ? { value: 'mute', label: t('menu.unmute'), Icon: Bell, onSelect: mute }
      : { value: 'mute', label: t('menu.mute'), Icon: BellOff, onSelect: mute },
    blockStatus.youBlocked
      ? { value: 'block', label: t('menu.unblock'), Icon: CircleCheck, onSelect: unblock.ask }
      : { value: 'block', label: t('menu.block'), Icon: Ban, onSelect: block.ask },
    { value: 'report', label: t('menu.report'), Icon: Flag, onSelect: () => setReporting(true) },
    {
      value: 'delete',
      label: t('menu.delete'),
      Icon: Trash2,
      onSelect: remove.ask,
      isDangerous: true,
    },
  ];
  return (
    <>
      <OptionsMenu {...look} options={options} />
      {block.dialog}
      {unblock.dialog}
      {remove.dialog}
      {isReporting && (
        <LazyReportSheet
          target={{ kind: 'person', id: partner._id, label: name, isInConversation: true }}
          open
          onClose={() => setReporting(false)}
          onBlock={
            blockStatus.youBlocked
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

/** What a menu does with a conversation and the other person. Those with a text answer the server's message. */
export interface PartnerActions {
  setMuted: (isMuted: boolean) => Promise<void>;
  block: () => Promise<string>;
  unblock: () => Promise<string>;
  /** Hides the conversation. */
  remove: () => Promise<string>;
}
