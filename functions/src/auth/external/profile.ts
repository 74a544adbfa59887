import { emailField } from '@qaysari/contract/account-fields';
import type { Provider } from '@qaysari/contract/auth-endpoints';
import type { IDToken } from 'openid-client';
import type { IdentityKey } from '../store.ts';

/** What a provider says of somebody. */
export interface Profile extends IdentityKey {
  /** In lower case; undefined for none, and for one of a form that we do not take. */
  email: string | undefined;
  /** Whether the provider says that the address is theirs. Facebook never does. */
  isEmailVerified: boolean;
  /** May be empty, and of any script. */
  name: string;
}

/** Reads the claims of an ID token that has been checked. */
export function profileFromClaims(provider: Provider, claims: IDToken): Profile {
  const { sub, email, email_verified, name } = claims;
  return {
    provider,
    subject: sub,
    email: readEmail(email),
    isEmailVerified: email_verified === true,
    name: typeof name === 'string' ? name : '',
  };
}

function readEmail(email: unknown): string | undefined {
  const field = emailField();
  return field.isValidSync(email) ? field.cast(email) : undefined;
}
