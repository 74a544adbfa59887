import { cleanText, firstCharacters } from '@qaysari/contract/shared/clean-text';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { limits } from '@qaysari/contract/shared/limits';
import { reasonsOf, type Report, type ReportReason } from '@qaysari/contract/report/types';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { sendReport } from '@qaysari/contract/report/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language.ts';
import { ApiFailure, useFailureText } from '../../lib/api/failure.ts';
import { useFormDraft } from '../../lib/drafts/drafts.ts';
import { paths, reportHash } from '../../lib/routes/routes.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { RadioField } from '../../ui/radio-field.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { UserLine } from '../../ui/user-text.tsx';
import { signInAddress } from '../person/sign-in-link.ts';
import { type ReportTarget, reportKeys } from './report.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { useSendingLock } from '../../lib/forms/use-sending-lock.ts';
import { useCurrentPerson } from '../../lib/session/token.ts';
import { refetchFresh } from '../../lib/api/refetch-fresh.ts';

interface ReportFormProps {
  target: ReportTarget;
  onSent: (report: Report, written: WrittenReport) => void;
}

const nothing = { reason: '', note: '' };

/** Asks for a reason that fits the thing, and for a note. What was chosen and written stays in the tab until it is sent. */
export function ReportForm({ target, onSent }: ReportFormProps) {
  const { t } = useTranslation('reports');
  const { kind, id, label } = target;
  const draft = useFormDraft(nothing, {
    name: `report-${kind}-${id}`,
    fields: ['reason', 'note'],
  });
  const [values, setValues] = useState(draft.values);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { send, isSending, error } = useSendReport(target, (...sent) => {
    draft.clear();
    onSent(...sent);
  });
  const reason = reasonsOf[kind].find((each) => each === values.reason);
  const change = (part: Partial<typeof values>) => {
    const next = { ...values, ...part };
    setValues(next);
    draft.save(next);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason) send({ reason, note: cleanText(values.note) });
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      {label !== undefined && (
        <Box as="p" fontWeight="semibold" lineClamp="2" overflowWrap="anywhere" mb="1">
          <UserLine>{label}</UserLine>
        </Box>
      )}
      <Box as="p" fontSize="sm" color="fg.muted" mb="4">
        <Lead target={target} />
      </Box>
      <RadioField
        isStacked
        label={t('form.reason')}
        required
        error={isChecked && !reason ? t('form.reasonMissing') : undefined}
        name="reason"
        value={values.reason}
        choices={reasonsOf[kind].map((value) => ({ value, label: t(`reason.${value}`) }))}
        onChange={(event) => change({ reason: event.target.value })}
        onBlur={() => undefined}
      />
      <Box mt="4">
        <TextAreaField
          label={t('form.note')}
          help={t('form.noteHelp')}
          rows={3}
          value={values.note}
          onChange={({ target: field }) =>
            change({ note: firstCharacters(field.value, limits.reportNoteLength) })
          }
        />
      </Box>
      <Failed target={target} error={error} />
      <Grid mt="4">
        <SubmitButton isWorking={isSending} workingText={t('form.working')}>
          {t('form.submit')}
        </SubmitButton>
      </Grid>
    </form>
  );
}

/** What our team gets, and who learns of it. */
function Lead({ target: { kind, isInConversation = false } }: Pick<ReportFormProps, 'target'>) {
  const { t } = useTranslation('reports');
  const about = isInConversation || kind === 'message' ? 'conversation' : kind;
  return t(`lead.${about}`, { max: limits.reportedMessages });
}

function Failed({ target, error }: { target: ReportTarget; error: Error | null }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const location = useLocation();
  const failureText = useFailureText();
  if (!error) return null;
  const { status = 0 } = error instanceof ApiFailure ? error : {};
  const text = status === 404 ? t(`gone.${target.kind}`) : failureText(error, t('form.failed'));
  const signIn = (
    <Button asChild variant="outline" size="sm">
      <Link to={signInAddress(paths.signIn(language), { ...location, hash: reportHash })}>
        {t('form.signIn')}
      </Link>
    </Button>
  );
  return <FailureAlert failure={{ text }} action={status === 401 ? signIn : undefined} my="3" />;
}

interface WrittenReport {
  reason: ReportReason;
  /** Without blanks around it; '' for none. */
  note: string;
}

/** Sends a report. Further calls while it is being sent do nothing. */
function useSendReport(
  { kind, id }: ReportTarget,
  onSent: (report: Report, written: WrittenReport) => void,
) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const person = useCurrentPerson();
  const { take, release } = useSendingLock();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ reason, note }: WrittenReport) => {
      const body = { kind, id, reason, ...(note !== '' && { note }) };
      return callApi(sendReport, { language, body, person });
    },
    onSuccess: (report, written) => {
      void refetchFresh(queryClient, { queryKey: reportKeys.all });
      onSent(report, written);
    },
    onSettled: release,
  });
  return {
    send: (written: WrittenReport) => {
      if (take()) mutate(written);
    },
    isSending: isPending,
    /** The failure of the last attempt; null without one. */
    error,
  };
}
