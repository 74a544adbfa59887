import { signInDraft } from '../entities/person/sign-in-link.ts';
import { ResetPassword } from '../features/recovery/reset-password.tsx';
import { readDraft, writeDraft } from '../lib/drafts/drafts.ts';

/** The address goes to and fro between this page and the sign-in form. */
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
