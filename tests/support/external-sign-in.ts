import type { Provider } from '@qaysari/contract/account/types';
import { expect } from 'vitest';
import { someAddress } from '../../tools/src/some-address.ts';

/** A browser that was sent to a provider. */
export interface Trip {
  /** Of the provider, with what we ask for. */
  asked: URL;
  state: string;
  /** As the browser sends it back. */
  cookie: string;
  /** The whole header that set it. */
  setCookie: string;
}

/** Where a browser ended. */
export interface Ending {
  place: string;
  token: string | null;
  problem: string | null;
  /** What became of the cookie. */
  setCookie: string;
  href: string;
}

/** A browser that signs in over a provider; `origin` is the API's. */
export function browserOf(origin: string) {
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      headers: { 'X-Forwarded-For': someAddress(), ...headers },
    });
    expect(answer.status, path).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toBe('');
    return {
      to: answer.headers.get('location') ?? '',
      setCookie: answer.headers.get('set-cookie') ?? '',
    };
  };

  return {
    /** Presses the button; `known` is the cookie of an attempt under way. */
    async start(language = 'en', provider: Provider = 'google', known = ''): Promise<Trip> {
      const path = `/api/auth/${provider}?lng=${language}`;
      const { to, setCookie } = await open(path, known ? { cookie: known } : {});
      const asked = new URL(to);
      const cookie = setCookie.split(';', 1)[0] ?? '';
      return { asked, state: asked.searchParams.get('state') ?? '', cookie, setCookie };
    },
    /** Says yes there: the address to which the provider sends back. */
    async agree({ asked }: Trip): Promise<URL> {
      const answer = await fetch(asked, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '');
    },
    /** Comes back. */
    async finish(back: URL, cookie: string): Promise<Ending> {
      const { to, setCookie } = await open(back.pathname + back.search, cookie ? { cookie } : {});
      const { pathname, origin: site, searchParams, href } = new URL(to);
      return {
        place: site + pathname,
        token: searchParams.get('token'),
        problem: searchParams.get('problem'),
        setCookie,
        href,
      };
    },
    /** All three. */
    async signIn(language = 'en', provider: Provider = 'google'): Promise<Ending> {
      const trip = await this.start(language, provider);
      return this.finish(await this.agree(trip), trip.cookie);
    },
  };
}
