import type { Provider } from '@qaysari/contract/auth-endpoints';
import type { Configuration, ServerMetadata } from 'openid-client';
import { clock } from '../../platform/clock.ts';
import { config, type ProviderConfig } from '../../platform/config.ts';
import type { Attempt } from './attempt-store.ts';
import { profileFromClaims, type Profile } from './profile.ts';

/** Loaded when somebody signs in this way: the other requests of the function never need it. */
const loadOpenidClient = () => import('openid-client');

/** An answer of the function may take 30 seconds, with a discovery, an exchange and the keys in it. */
const timeoutSeconds = 7;

/** Keys are fetched anew by the library; the rest of what discovery tells hardly ever changes. */
const discoveryTtlMs = 24 * 60 * 60 * 1000;

/**
 * Facebook's `/.well-known/openid-configuration` names no token endpoint and no code flow, though there
 * are both (https://developers.facebook.com/documentation/facebook-login/guides/advanced/oidc-token).
 * Without a version in the path they are of the oldest version that Facebook still serves.
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

/** A new attempt, with the secrets for its `state` and for the browser's cookie: 256 random bits each. */
export async function createAttempt(provider: Provider) {
  const { randomNonce, randomPKCECodeVerifier, randomState } = await loadOpenidClient();
  const attempt: Attempt = { provider, nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  return { attempt, secrets: { state: randomState(), browser: randomState() } };
}

/** Where the provider sends people back to; it must be registered there. */
export function callbackUrl(provider: Provider): string {
  return `${config().siteOrigin}/api/auth/${provider}/callback`;
}

/** Where to send somebody so that the provider asks them who they are. */
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
 * Who came back with these parameters. Throws the library's errors when state, issuer, audience, nonce,
 * times or signature are wrong, the provider refuses the code, or it was asked and said no.
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

/** `user_cancelled` is what Facebook's older dialogs say. */
const cancellationErrors = new Set(['access_denied', 'user_cancelled']);

/** Whether somebody told the provider that they do not want to. */
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
  // Without it the library trusts TLS to the token endpoint and leaves the signature unread.
  const execute = [enableNonRepudiationChecks];
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so only to stand out
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

/** A provider that tests started. */
function isLoopback(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
