import type { Report } from '@qaysari/contract/report/types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/sheet.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportReceipt } from './report-receipt.tsx';
import type { ReportTarget } from './report.tsx';

interface ReportSheetProps {
  target: ReportTarget;
  open: boolean;
  onClose: () => void;
  /** Blocks the person, where that is possible here. */
  onBlock?: (() => void) | undefined;
}

/** Asks why somebody reports an ad, a person or a message, and shows the receipt. */
export function ReportSheet({ target, open, onClose, onBlock }: ReportSheetProps) {
  const { t } = useTranslation('reports');
  return (
    <Sheet title={t(`title.${target.kind}`)} open={open} onClose={onClose}>
      <Steps target={target} onBlock={onBlock} />
    </Sheet>
  );
}

/** It is mounted only while the sheet is open, so each opening starts from the first step. */
function Steps({ target, onBlock }: Pick<ReportSheetProps, 'target' | 'onBlock'>) {
  const [sent, setSent] = useState<{ report: Report; hasNote: boolean }>();
  return sent ? (
    <ReportReceipt {...sent} target={target} onBlock={onBlock} />
  ) : (
    <ReportForm
      target={target}
      onSent={(report, { note }) => setSent({ report, hasNote: note !== '' })}
    />
  );
}
