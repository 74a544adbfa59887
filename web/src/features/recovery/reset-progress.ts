import { dropDraft, readDraft, writeDraft } from '../../lib/drafts/drafts.ts';

/** The steps of a password reset (docs/specification/screens.md#s17), in order. */
export const resetSteps = ['email', 'code', 'password', 'done'] as const;
export type ResetStep = (typeof resetSteps)[number];

/** Progress of a reset. A code is used up for a reset token (`pass`), and that for the new password. */
export type ResetProgress =
  | { held: 'nothing'; email?: string }
  | { held: 'code'; email: string }
  | { held: 'pass'; email: string; resetToken: string }
  | { held: 'done'; email: string };

const stepOf = { nothing: 'email', code: 'code', pass: 'password', done: 'done' } as const;

/** The step of a history entry; the first when it has none. */
export function stepOfEntry(state: unknown): ResetStep {
  const step: unknown =
    typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined;
  return resetSteps.find((known) => known === step) ?? 'email';
}

/**
 * The step to show for the requested one. The first and the last are always allowed. In between, the progress
 * decides, so that nobody skips a step or returns to a used code.
 */
export function stepToShow(asked: ResetStep, { held }: ResetProgress): ResetStep {
  return asked === 'email' || asked === 'done' ? asked : stepOf[held];
}

/** The progress that the link of a mail gives (`#token=…&email=…`); undefined for any other address. */
export function progressOfLink(hash: string): ResetProgress | undefined {
  const values = new URLSearchParams(hash.slice(1));
  const [resetToken, email] = [values.get('token'), values.get('email')];
  return resetToken && email ? { held: 'pass', email, resetToken } : undefined;
}

const draft = 'reset-password';

/** Saves the progress for a reload: the address and whether a code is unused. Never the reset token. */
export function keepProgress({ held, email }: ResetProgress): void {
  if (held === 'done' || email === undefined) dropDraft(draft);
  else writeDraft(draft, { email, waitsForCode: held === 'code' });
}

/** The saved progress of this tab. */
export function keptProgress(): ResetProgress {
  const { email, waitsForCode } = readDraft(draft);
  if (typeof email !== 'string') return { held: 'nothing' };
  return { held: waitsForCode === true ? 'code' : 'nothing', email };
}
