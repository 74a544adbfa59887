import type { BlockStatus, OtherUserInfo } from '@qaysari/contract/message/types';
import { Ban, Bell, BellOff, CircleCheck, Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyReportSheet } from '../../../entities/report/lazy-report-sheet.tsx';
import { useConfirm } from '../../../ui/confirm-dialog.tsx';
import { usePartnerName } from '../text/use-partner-name.ts';
import type { OptionsLook } from './options-button.tsx';
import { OptionsMenu, type Option } from './options-menu.tsx';
import type { PartnerActions } from './partner-actions.ts';
import { useToldAction } from './use-told-action.ts';

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
  const tell = useToldAction();
  const [isReporting, setReporting] = useState(false);
  const block = useConfirm({
    title: t('askBlock.title', { name }),
    body: t('askBlock.body'),
    confirm: t('askBlock.yes'),
    cancel: t('no'),
    onConfirm: () => void tell(actions.block, { failed: t('failed.block') }),
  });
  const unblock = useConfirm({
    title: t('askUnblock.title', { name }),
    body: t('askUnblock.body'),
    confirm: t('askUnblock.yes'),
    cancel: t('no'),
    onConfirm: () => void tell(actions.unblock, { failed: t('failed.unblock') }),
  });
  const remove = useConfirm({
    danger: true,
    title: t('askDelete.title', { name }),
    body: t('askDelete.body'),
    confirm: t('askDelete.yes'),
    cancel: t('no'),
    onConfirm: () => {
      const removing = tell(actions.remove, { failed: t('failed.delete') });
      void removing.then((isGone) => isGone && onRemoved());
    },
  });
  const mute = () =>
    void tell(() => actions.setMuted(!isMuted), {
      failed: t('failed.mute'),
      done: isMuted ? t('unmuted') : t('muted'),
    });
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
        />
      )}
    </>
  );
}
