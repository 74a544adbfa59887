import { useMutation } from '@tanstack/react-query';
import { forgotPassword } from '@qaysari/contract/auth-endpoints';
import { limits } from '@qaysari/contract/limits';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { submitToApi } from '../../lib/api-client.ts';
import { formatCountdown, startCountdown, useCountdown } from '../../lib/use-countdown.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { ResendLine } from '../../ui/resend-line.tsx';
import { resendCountdown } from './use-reset-flow.ts';

/** Sends another code in the place of the one before, once a minute, and says what came of it. */
export function ResendCode({ email, onSent }: { email: string; onSent: () => void }) {
  const { t } = useTranslation('recovery');
  const language = useLanguage();
  const failureText = useFailureText();
  const left = useCountdown(resendCountdown);
  const { mutate, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => submitToApi(forgotPassword, { language, body: { email } }),
    onSuccess: () => {
      startCountdown(resendCountdown, limits.codeResendSeconds);
      onSent();
    },
  });
  return (
    <ResendLine
      question={t('code.question')}
      label={t('code.resend')}
      workingText={t('code.resending')}
      isWorking={isPending}
      wait={left > 0 ? t('code.wait', { time: formatCountdown(left) }) : undefined}
      onSend={() => mutate()}
      answer={data?.message ?? (error && failureText(error, t('code.resendFailed')))}
    />
  );
}
