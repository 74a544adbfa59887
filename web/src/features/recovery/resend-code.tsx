import { forgotPassword } from '@qaysari/contract/auth-endpoints';
import { useLanguage } from '../../i18n/use-language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { useResend } from '../../entities/person/use-resend.ts';
import { ResendLine } from '../../ui/resend-line.tsx';
import { resendCountdown } from './use-reset-flow.ts';

/** Sends another code for a new password, and says what came of it. */
export function ResendCode({ email, onSent }: { email: string; onSent: () => void }) {
  const language = useLanguage();
  const line = useResend({
    countdown: resendCountdown,
    send: () => submitToApi(forgotPassword, { language, body: { email } }),
    onSent,
  });
  return <ResendLine {...line} />;
}
