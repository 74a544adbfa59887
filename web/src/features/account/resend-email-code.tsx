import { useMutation } from '@tanstack/react-query';
import { limits } from '@qaysari/contract/limits';
import { changeEmail } from '@qaysari/contract/user-endpoints';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { submitToApi } from '../../lib/api-client.ts';
import { formatCountdown, startCountdown, useCountdown } from '../../lib/use-countdown.ts';
import { ResendLine } from '../../ui/resend-line.tsx';
import { emailCodeCountdown } from './email-code-countdown.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';

/** Sends another code in the place of the one before, once a minute, and says what came of it. */
export function ResendEmailCode({ email, onSent }: { email: string; onSent: () => void }) {
  const { t } = useTranslation('recovery');
  const language = useLanguage();
  const failureText = useFailureText();
  const left = useCountdown(emailCodeCountdown);
  const { mutate, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => submitToApi(changeEmail, { language, body: { newEmail: email } }),
    onSuccess: () => {
      startCountdown(emailCodeCountdown, limits.codeResendSeconds);
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
