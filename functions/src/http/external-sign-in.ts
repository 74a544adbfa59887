import { providers, type Provider } from '@qaysari/contract/auth-endpoints';
import { defaultLanguage, isLanguage } from '@qaysari/contract/languages';
import { Router, type CookieOptions, type Request, type Response } from 'express';
import { attemptMs } from '../auth/external/attempt-store.ts';
import { finishSignIn } from '../auth/external/finish.ts';
import { startSignIn } from '../auth/external/start.ts';
import { notFound } from '../platform/api-error.ts';
import { config, type ProviderConfig } from '../platform/config.ts';
import { answerInTime, answerTime } from './answer-time.ts';
import { clientAddress } from './client-address.ts';
import { readQuery } from './query.ts';
import { rejectMethod } from './router.ts';

/** Serves one step of the redirect to a provider and back. */
type Serve = (
  provider: Provider,
  settings: ProviderConfig,
  request: Request,
  response: Response,
) => Promise<void>;

/**
 * Routes `/auth/{provider}` and `/auth/{provider}/callback`, which answer with redirects. An unconfigured
 * provider is 404. HEAD is rejected: a link preview must not use up an attempt.
 */
export function externalSignInRouter(): Router {
  const router = Router({ caseSensitive: true });
  for (const provider of providers) {
    mount(router, `/auth/${provider}`, provider, start);
    mount(router, `/auth/${provider}/callback`, provider, finish);
  }
  return router;
}

function mount(router: Router, path: string, provider: Provider, serve: Serve): void {
  const refuse = rejectMethod(['GET']);
  const settings = () => config().providers[provider];
  router
    .route(path)
    .all((_request, _response, next) => {
      if (!settings()) throw notFound();
      next();
    })
    .head(refuse)
    .get((request, response) =>
      answerInTime(
        serve(provider, settings() as ProviderConfig, request, response),
        answerTime.apiMs,
      ),
    )
    .all(refuse);
}

const start: Serve = async (provider, settings, request, response) => {
  const { lng } = readQuery(request.url);
  const language = isLanguage(lng) ? lng : defaultLanguage;
  const address = clientAddress(request);
  const { location, browser } = await startSignIn({
    ...{ provider, settings, language, address },
    // A second tab goes on with the secret of the first, so that both can finish.
    browser: readCookie(request),
  });
  if (browser !== undefined) {
    response.cookie(cookieName, browser, { ...cookieOptions(), maxAge: attemptMs });
  }
  redirect(response, location);
};

const finish: Serve = async (provider, settings, request, response) => {
  const { state } = readQuery(request.url);
  const location = await finishSignIn({
    provider,
    settings,
    state: typeof state === 'string' ? state : '',
    parameters: request.url.split('?').slice(1).join('?'),
    browser: readCookie(request) ?? '',
    address: clientAddress(request),
    userAgent: request.get('user-agent'),
  });
  redirect(response, location);
};

/** Express's own `redirect` would write the URL, with its token, into a page as well. */
function redirect(response: Response, location: string): void {
  response.status(302).set('Location', location).end();
}

/**
 * The only cookie that Hosting passes to a function
 * (https://firebase.google.com/docs/hosting/manage-cache).
 */
const cookieName = '__session';

function cookieOptions(): CookieOptions {
  const secure = config().siteOrigin.startsWith('https:');
  // Not `strict`: the request comes from the provider's site.
  return { httpOnly: true, secure, sameSite: 'lax', path: '/' };
}

/** The value of the cookie; undefined for none, and for what we never set. */
function readCookie(request: Request): string | undefined {
  const pattern = new RegExp(`(?:^|;)\\s*${cookieName}=([A-Za-z0-9_-]{43})\\s*(?:;|$)`);
  return pattern.exec(request.get('cookie') ?? '')?.[1];
}
