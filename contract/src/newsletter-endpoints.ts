import { endpoint } from './endpoint.ts';
import type { newsletterInputs } from './newsletter-inputs.ts';

/** News of the product's development, by mail. An address that gets them is no account. */

// The page of the mailed link loads this file, so it imports no schemas.

/**
 * Mails a link to an address, with which its owner confirms that they want our news, in the language of the
 * request. The answer is the same whether the address is new, has been asked already, or gets the news; it is
 * written to once in some hours at most.
 */
export const askForNews = endpoint({
  method: 'POST',
  path: '/newsletter',
  access: 'public',
  appCheck: 'everybody',
})
  .takes<typeof newsletterInputs.askForNews>()
  .answers<undefined>();

/** `already`: the address was confirmed before. */
export type NewsConfirmed = 'done' | 'already';

/**
 * Confirms that an address wants our news. `code` is the secret in the mailed link; it stays good for as long
 * as the address gets them.
 */
export const confirmNews = endpoint({
  method: 'POST',
  path: '/newsletter/confirm',
  access: 'public',
})
  .takes<typeof newsletterInputs.confirmNews>()
  .answers<{ result: NewsConfirmed }>();
