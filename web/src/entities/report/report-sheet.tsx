import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { limits } from '@qaysari/contract/limits';
import { reportReasons, type ReportReason } from '@qaysari/contract/message-entity';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../lib/api/failure.ts';
import { showToast, useToastsAhead } from '../../../lib/browser/toast.ts';
import { FailureAlert } from '../../../ui/alert.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import type { Report } from '../menu/partner-actions.ts';

interface ReportSheetProps {
  title: string;
  onSend: (report: Pick<Report, 'reason' | 'note'>) => Promise<string>;
  onClose: () => void;
}

const Radio = chakra('input', { base: { boxSize: '5', accentColor: 'action', flexShrink: 0 } });

/** Asks why, and reports a person or a message to staff. */
export function ReportSheet({ title, onSend, onClose }: ReportSheetProps) {
  const { t } = useTranslation('inbox');
  const failureText = useFailureText();
  useToastsAhead();
  const [reason, setReason] = useState<ReportReason>('fraud');
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => onSend({ reason, ...(note.trim() !== '' && { note: note.trim() }) }),
    onSuccess: (message) => {
      onClose();
      showToast('success', message);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <Sheet title={title} open onClose={onClose}>
      <form onSubmit={submit}>
        <Box as="p" fontSize="sm" color="fg.muted" mb="4">
          {t('report.lead')}
        </Box>
        <Box as="fieldset" mb="4">
          <Box as="legend" fontSize="sm" fontWeight="medium" mb="1">
            {t('report.reason')}
          </Box>
          {reportReasons.map((each) => (
            <Box key={each} asChild display="flex" alignItems="center" gap="3" minH="11">
              <label>
                <Radio
                  type="radio"
                  name="reason"
                  value={each}
                  checked={reason === each}
                  onChange={() => setReason(each)}
                />
                {t(`report.${each}`)}
              </label>
            </Box>
          ))}
        </Box>
        <TextAreaField
          label={t('report.note')}
          help={t('report.noteHelp')}
          rows={3}
          maxLength={limits.reportNoteLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <FailureAlert failure={error && { text: failureText(error, t('failed.report')) }} my="3" />
        <Grid mt="4">
          <SubmitButton isWorking={isPending} workingText={t('report.sending')}>
            {t('report.send')}
          </SubmitButton>
        </Grid>
      </form>
    </Sheet>
  );
}
