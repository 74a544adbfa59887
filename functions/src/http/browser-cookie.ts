import { limits } from '@qaysari/contract/shared/limits';
import type { Request, Response } from 'express';
import { config } from '../platform/config.ts';

/**
 * The only cookie that Hosting passes to a function
 * (https://firebase.google.com/docs/hosting/manage-cache).
 */
const cookieName = '__session';

/** The CDN keeps answers for each value of the cookie apart, so no other call may carry it. */
const cookiePath = '/api/auth';

/** The secret of the browser; undefined for none, and for what we never set. */
export function readBrowserSecret(request: Request): string | undefined {
  const pattern = new RegExp(`(?:^|;)\\s*${cookieName}=([A-Za-z0-9_-]{43})\\s*(?:;|$)`);
  return pattern.exec(request.get('cookie') ?? '')?.[1];
}

/** Has the browser keep its secret, where no script can read it. */
export function keepBrowserSecret(response: Response, secret: string): void {
  response.cookie(cookieName, secret, {
    httpOnly: true,
    secure: config().siteOrigin.startsWith('https:'),
    // Not `strict`: a provider's site leads back to us.
    sameSite: 'lax',
    path: cookiePath,
    maxAge: limits.browserDays * 24 * 60 * 60 * 1000,
  });
}
