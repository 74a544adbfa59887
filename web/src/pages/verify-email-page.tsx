import { useSession } from '../entities/person/session.tsx';
import { signInDraft } from '../entities/person/new-account.ts';
import { VerifyLink } from '../features/recovery/verify-link.tsx';
import { readDraft, writeDraft } from '../lib/drafts/drafts.ts';

export function VerifyEmailPage() {
  const { data: user } = useSession();
  const { usernameOrEmail } = readDraft(signInDraft.name);
  return (
    <VerifyLink
      isSignedIn={Boolean(user)}
      suggestedName={typeof usernameOrEmail === 'string' ? usernameOrEmail : ''}
      onSent={(name) => writeDraft(signInDraft.name, { usernameOrEmail: name })}
    />
  );
}
