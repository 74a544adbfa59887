import { emailField } from '@qaysari/contract/account/fields';
import type { Provider } from '@qaysari/contract/account/types';
import type { IDToken } from 'openid-client';
import type { IdentityKey } from '../store.ts';

/** The user's data as the provider sends it. */
export interface Profile extends IdentityKey {
  /** In lower case; undefined when missing or not valid here. */
  email: string | undefined;
  /** Whether the provider has verified the address. Facebook never says so. */
  isEmailVerified: boolean;
  /** May be empty; any script. */
  name: string;
}

/** Reads the claims of a verified ID token. */
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
