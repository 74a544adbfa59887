import { generateKeyPairSync, sign } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';

type Claims = Record<string, unknown>;

/** Deviations of a faulty provider. A correct one has none. */
interface Tricks {
  /** Changes what the ID token says, before it is signed. */
  claims?: (claims: Claims) => void;
  /** Changes the answer to the exchange of a code. */
  answer?: (answer: { statusCode: number; body: Claims }) => void;
  /** Changes the address to which the browser is sent back. */
  back?: (url: URL) => void;
}

/** An OpenID provider on this machine, with discovery and keys. It checks PKCE and nonce. */
export interface OpenIdProvider extends AsyncDisposable {
  issuer: string;
  /** The claims of the next person who signs in. */
  says: Claims;
  tricks: Tricks;
  /** The forms with which codes were exchanged, oldest first. */
  exchanges: Claims[];
}

/** `port`: 0 for any. */
export async function startOpenIdProvider(port = 0): Promise<OpenIdProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(port, '127.0.0.1');
  server.issuer.url = `http://127.0.0.1:${server.address().port}`;
  const provider: OpenIdProvider = {
    issuer: server.issuer.url,
    says: {},
    tricks: {},
    exchanges: [],
    [Symbol.asyncDispose]: () => server.stop(),
  };
  // Their names: https://github.com/axa-group/oauth2-mock-server#supported-javascript-events
  server.service.on('beforeTokenSigning', ({ payload }: { payload: Claims }) => {
    Object.assign(payload, provider.says);
    provider.tricks.claims?.(payload);
  });
  server.service.on(
    'beforeResponse',
    (answer: { statusCode: number; body: Claims }, request: { body: Claims }) => {
      provider.exchanges.push(request.body);
      provider.tricks.answer?.(answer);
    },
  );
  server.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
    provider.tricks.back?.(url);
  });
  return provider;
}

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** The same token, signed with a key that no provider publishes. */
export function forge(token: string, changes: { kid?: string } = {}): string {
  const [header = '', payload = ''] = token.split('.');
  const said = JSON.parse(Buffer.from(header, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...said, ...changes })).toString('base64url');
  const signature = sign('sha256', Buffer.from(`${forged}.${payload}`), stranger);
  return `${forged}.${payload}.${signature.toString('base64url')}`;
}
