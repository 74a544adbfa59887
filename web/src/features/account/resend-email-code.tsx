import { changeEmail } from '@qaysari/contract/user-endpoints';
import { useLanguage } from '../../i18n/use-language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { useResend } from '../../entities/person/use-resend.ts';
import { ResendLine } from '../../ui/resend-line.tsx';
import { emailCodeCountdown } from './email-code-countdown.ts';

/** Sends another code to the new address, and says what came of it. */
export function ResendEmailCode({ email, onSent }: { email: string; onSent: () => void }) {
  const language = useLanguage();
  const line = useResend({
    countdown: emailCodeCountdown,
    send: () => submitToApi(changeEmail, { language, body: { newEmail: email } }),
    onSent,
  });
  return <ResendLine {...line} />;
}
