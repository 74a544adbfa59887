import { useMutation } from '@tanstack/react-query';
import { limits } from '@qaysari/contract/limits';
import { useTranslation } from 'react-i18next';
import { formatCountdown, startCountdown, useCountdown } from '../../lib/browser/use-countdown.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';

interface Resend {
  /** Name of the countdown until another code may be asked for. */
  countdown: string;
  send: () => Promise<{ message: string }>;
  onSent: () => void;
}

/** Sends another code in the place of the one before, once a minute: what the line that offers it shows. */
export function useResend({ countdown, send, onSent }: Resend) {
  const { t } = useTranslation('recovery');
  const failureText = useFailureText();
  const left = useCountdown(countdown);
  const { mutate, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSuccess: () => {
      startCountdown(countdown, limits.codeResendSeconds);
      onSent();
    },
  });
  return {
    question: t('code.question'),
    label: t('code.resend'),
    workingText: t('code.resending'),
    isWorking: isPending,
    wait: left > 0 ? t('code.wait', { time: formatCountdown(left) }) : undefined,
    onSend: () => mutate(),
    answer: data?.message ?? (error && failureText(error, t('code.resendFailed'))),
  };
}
