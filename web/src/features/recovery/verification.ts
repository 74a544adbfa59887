import { dropDraft, readDraft, writeDraft } from '../../lib/drafts/form-draft.ts';

/** What has become of a link that verifies an address. */
export type LinkOutcome = 'verified' | 'wrong';

/** A link's secret until it has been tried, and then what came of it: a reload tries nothing again. */
export type Verification = { code: string } | { outcome: LinkOutcome };

const draft = 'verify-email';

/** The link that was opened, else what this tab knows of the one before; a page opened without either is no link. */
export function openedVerification(search: string): Verification {
  const opened = new URLSearchParams(search).get('code');
  const { code, outcome } = readDraft(draft);
  if (opened !== null) return { code: opened };
  if (typeof code === 'string') return { code };
  return { outcome: outcome === 'verified' ? outcome : 'wrong' };
}

/** Keeps it for this tab. */
export function keepVerification(verification: Verification): void {
  if ('outcome' in verification && verification.outcome === 'wrong') dropDraft(draft);
  else writeDraft(draft, verification);
}
