import { writeDraft } from '../../lib/drafts/form-draft.ts';
import type { DraftOptions } from '../../lib/drafts/use-form-draft.ts';

/** What the sign-in form keeps; who has just signed up finds their name in it. */
export const signInDraft = {
  name: 'sign-in',
  fields: ['usernameOrEmail', 'remember'],
} satisfies DraftOptions<{ usernameOrEmail: string; remember: boolean }>;

/** Who has just signed up need not type their name again. */
export function keepNameForSignIn(username: string): void {
  writeDraft(signInDraft.name, { usernameOrEmail: username.trim() });
}
