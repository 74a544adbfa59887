import { signInDraft } from '../entities/person/new-account.ts';
import { ResetPassword } from '../features/recovery/reset-password.tsx';
import { readDraft, writeDraft } from '../lib/drafts/drafts.ts';

/** Shares the e-mail address with the draft of the sign-in form. */
export function ForgotPasswordPage() {
  const { usernameOrEmail } = readDraft(signInDraft.name);
  const isAddress = typeof usernameOrEmail === 'string' && usernameOrEmail.includes('@');
  return (
    <ResetPassword
      suggestedEmail={isAddress ? usernameOrEmail : ''}
      onChanged={(email) => writeDraft(signInDraft.name, { usernameOrEmail: email })}
    />
  );
}
