import { nextPagePattern } from '@qaysari/contract/account/types';
import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import { startCountdown } from '../../lib/browser/use-countdown.ts';
import { readDraft, writeDraft, type DraftOptions } from '../../lib/drafts/drafts.ts';
import { pageQuery } from '../../lib/routes/page-query.ts';
import { cameFrom } from './sign-in-link.ts';

/** Shared state of the sign-in and sign-up forms. Not in the file of the links to them, which every heart imports. */

/** Draft of the sign-in form. */
export const signInDraft = {
  name: 'sign-in',
  fields: ['usernameOrEmail', 'remember'],
} satisfies DraftOptions<{ usernameOrEmail: string; remember: boolean }>;

/** Draft of the sign-up form; the form with a first ad shares it. */
export const signUpDraftName = 'sign-up';

const newAccount = 'new-account';

/** Countdown until the link for a new account may be asked for again. */
export const linkCountdown = 'verify-mail';

/** Keeps what the sign-in page says of a new account: in this tab, as an address is nobody else's business. */
export function keepNewAccount({ username, email }: { username: string; email: string }): void {
  writeDraft(signInDraft.name, { usernameOrEmail: username.trim() });
  writeDraft(newAccount, { username: username.trim(), email: email.trim() });
  startCountdown(linkCountdown, limits.codeResendSeconds);
}

/** The address that a new account of this tab was made with. */
export function addressOfNewAccount(): string | undefined {
  const { email } = readDraft(newAccount);
  return typeof email === 'string' ? email : undefined;
}

/** Fills the sign-up form as it was, for somebody who mistyped the address. */
export function signUpAgain(): void {
  writeDraft(signUpDraftName, readDraft(newAccount));
}

/**
 * The address to come back to as a new account keeps it until the first sign-in, on whichever device: without words
 * that somebody searched for. Undefined where it holds more than plain signs.
 */
export function nextPage(search: string, language: Language): string | undefined {
  const from = cameFrom(search, language);
  if (from === undefined) return undefined;
  const next = from.replace(/([?&])search=[^&#]*&?/, '$1').replace(/[?&](?=#|$)/, '');
  return nextPagePattern.test(next) ? next : undefined;
}

/** Whether a sign-in page was reached by a step that left a notice there, such as a sign-up. */
export function hasNotice(search: string): boolean {
  return pageQuery('signIn', search).has('notice');
}
