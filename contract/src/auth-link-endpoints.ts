import type { authLinkInputs } from './auth-link-inputs.ts';
import { endpoint } from './endpoint.ts';

/** Endpoints that links in mails lead to. No form checks by their schemas, so this file imports none. */

/** Verifies an e-mail address. `code` is the secret in the mailed link. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  message: 'emailVerified',
})
  .takes<typeof authLinkInputs.verifyEmail>()
  .answers<undefined>();

/**
 * Takes back a change of the e-mail address, for seven days. `code` is the secret in the link that the old
 * address got. Ends all sessions; works once.
 */
export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/auth/undo-email-change',
  access: 'public',
  message: 'emailTakenBack',
})
  .takes<typeof authLinkInputs.undoEmailChange>()
  .answers<undefined>();
