import { providers, type Provider } from '@qaysari/contract/account/types';
import { defaultLanguage, isLanguage } from '@qaysari/contract/shared/languages';
import { Router, type Request, type Response } from 'express';
import { finishSignIn, startSignIn } from '../auth/external/sign-in.ts';
import { hashSecret } from '../code/secret.ts';
import { notFound } from '../platform/api-error.ts';
import { config, type ProviderConfig } from '../platform/config.ts';
import { answerInTime, answerTime } from './time-limits.ts';
import { keepBrowserSecret, readBrowserSecret } from './browser-cookie.ts';
import { clientAddress } from './client-address.ts';
import { readQuery } from './input.ts';
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
    browser: readBrowserSecret(request),
  });
  if (browser !== undefined) keepBrowserSecret(response, browser);
  redirect(response, location);
};

const finish: Serve = async (provider, settings, request, response) => {
  const { state } = readQuery(request.url);
  const browser = readBrowserSecret(request);
  const location = await finishSignIn({
    provider,
    settings,
    state: typeof state === 'string' ? state : '',
    parameters: request.url.split('?').slice(1).join('?'),
    browser: browser ?? '',
    browserHash: browser && hashSecret(browser),
    address: clientAddress(request),
    userAgent: request.get('user-agent'),
  });
  redirect(response, location);
};

/** Express's own `redirect` would write the URL, with its token, into a page as well. */
function redirect(response: Response, location: string): void {
  response.status(302).set('Location', location).end();
}
