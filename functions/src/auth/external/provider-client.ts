import { emailField } from '@qaysari/contract/account/fields';
import type { Provider } from '@qaysari/contract/account/types';
import type { Configuration, IDToken, ServerMetadata } from 'openid-client';
import { clock } from '../../platform/clock.ts';
import { config, type ProviderConfig } from '../../platform/config.ts';
import type { IdentityKey } from '../store.ts';
import type { Attempt } from './attempt-store.ts';

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

/** Loaded on first use: other requests of the function never need it. */
const loadOpenidClient = () => import('openid-client');

/**
 * A request may take 30 seconds, and one sign-in needs a discovery, a code exchange and a download of
 * keys.
 */
const timeoutSeconds = 7;

/** The library refreshes the keys itself; the rest of the discovery document rarely changes. */
const discoveryTtlMs = 24 * 60 * 60 * 1000;

/**
 * Facebook's `/.well-known/openid-configuration` names neither the token endpoint nor the code flow, but
 * both exist (https://developers.facebook.com/documentation/facebook-login/guides/advanced/oidc-token). A
 * path without a version means the oldest version that Facebook still supports.
 */
const facebook: ServerMetadata = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  id_token_signing_alg_values_supported: ['RS256'],
};

const scopes: Record<Provider, string> = {
  google: 'openid email profile',
  facebook: 'openid email public_profile',
};

interface CachedClient {
  client: Promise<Configuration>;
  since: number;
}
const cachedClients = new WeakMap<ProviderConfig, CachedClient>();

/** Creates an attempt with its secrets for `state` and for the cookie: 256 random bits each. */
export async function createAttempt(provider: Provider) {
  const { randomNonce, randomPKCECodeVerifier, randomState } = await loadOpenidClient();
  const attempt: Attempt = { provider, nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  return { attempt, secrets: { state: randomState(), browser: randomState() } };
}

/** The redirect URI; it must be registered with the provider. */
export function callbackUrl(provider: Provider): string {
  return `${config().siteOrigin}/api/auth/${provider}/callback`;
}

/** The provider's authorization URL for this attempt. */
export async function authorizationUrl(
  settings: ProviderConfig,
  { provider, nonce, verifier }: Attempt,
  state: string,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadOpenidClient();
  const url = buildAuthorizationUrl(await findClient(settings), {
    redirect_uri: callbackUrl(provider),
    scope: scopes[provider],
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/**
 * Exchanges the code of the callback for the user's profile. Throws the library's errors when state,
 * issuer, audience, nonce, times or signature are wrong, when the provider rejects the code, and when the
 * user cancelled.
 */
export async function readProfile(
  settings: ProviderConfig,
  { provider, nonce, verifier }: Attempt,
  state: string,
  parameters: string,
): Promise<Profile> {
  const { authorizationCodeGrant } = await loadOpenidClient();
  const url = new URL(`${callbackUrl(provider)}?${parameters}`);
  const tokens = await authorizationCodeGrant(await findClient(settings), url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('No ID token');
  return profileFromClaims(provider, claims);
}

/** Facebook's older dialogs send `user_cancelled`. */
const cancellationErrors = new Set(['access_denied', 'user_cancelled']);

/** Whether the user cancelled the sign-in at the provider. */
export async function isCancelled(error: unknown): Promise<boolean> {
  const { AuthorizationResponseError } = await loadOpenidClient();
  return error instanceof AuthorizationResponseError && cancellationErrors.has(error.error);
}

async function findClient(settings: ProviderConfig): Promise<Configuration> {
  const cached = cachedClients.get(settings);
  if (cached && cached.since > clock.now() - discoveryTtlMs) return cached.client;
  const client = createClient(settings);
  cachedClients.set(settings, { client, since: clock.now() });
  client.catch(() => cachedClients.delete(settings));
  return client;
}

async function createClient({ issuer, clientId, clientSecret }: ProviderConfig) {
  const library = await loadOpenidClient();
  const { Configuration, discovery, enableNonRepudiationChecks } = library;
  // Without this check the library trusts TLS and does not verify the token's signature.
  const execute = [enableNonRepudiationChecks];
  // oxlint-disable-next-line typescript/no-deprecated -- the library marks it only as a warning
  if (isLoopback(issuer)) execute.push(library.allowInsecureRequests);
  if (issuer !== facebook.issuer) {
    const options = { execute, timeout: timeoutSeconds };
    return discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  }
  const client = new Configuration(facebook, clientId, clientSecret);
  for (const extend of execute) extend(client);
  client.timeout = timeoutSeconds;
  return client;
}

/** Tests start a provider on this machine over plain HTTP. */
function isLoopback(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
