import { dropDraft, readDraft, writeDraft } from '../../lib/drafts/drafts.ts';

/** The steps to a new password, in their order (docs/specification/screens.md#s17). */
export const resetSteps = ['email', 'code', 'password', 'done'] as const;
export type ResetStep = (typeof resetSteps)[number];

/** How far somebody has come: a code is used up by the pass that it buys, and the pass by the new password. */
export type ResetProgress =
  | { held: 'nothing'; email?: string }
  | { held: 'code'; email: string }
  | { held: 'pass'; email: string; resetToken: string }
  | { held: 'done'; email: string };

const stepOf = { nothing: 'email', code: 'code', pass: 'password', done: 'done' } as const;

/** The step that an entry of the browser's history names; the first for an entry that names none. */
export function stepOfEntry(state: unknown): ResetStep {
  const step: unknown =
    typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined;
  return resetSteps.find((known) => known === step) ?? 'email';
}

/**
 * The step to show for the one that history asks for. The first and the last stand open to everybody; between them
 * nobody comes further than what they hold, nor back to a code that is used up.
 */
export function stepToShow(asked: ResetStep, { held }: ResetProgress): ResetStep {
  return asked === 'email' || asked === 'done' ? asked : stepOf[held];
}

const draft = 'reset-password';

/** What of the progress outlives a reload: the address, and that its code is still to be used. Never the pass. */
export function keepProgress({ held, email }: ResetProgress): void {
  if (held === 'done' || email === undefined) dropDraft(draft);
  else writeDraft(draft, { email, waitsForCode: held === 'code' });
}

/** The progress that this tab kept. */
export function keptProgress(): ResetProgress {
  const { email, waitsForCode } = readDraft(draft);
  if (typeof email !== 'string') return { held: 'nothing' };
  return { held: waitsForCode === true ? 'code' : 'nothing', email };
}
