import { languageForVisitor } from '../../i18n/choose-language.ts';
import { languageOfPath } from '../../i18n/language.ts';
import { paths } from '../routes/routes.ts';

declare global {
  interface Window {
    /** Left by `public/boot.js`, which takes it out of the address. */
    qaysariArrivedToken?: string;
  }
}

let arrived: string | undefined;

/**
 * Takes the token that an external sign-in brought (docs/specification/screens.md#s14) and opens the page that looks
 * at it in the place of the one that was asked for. Must run before the router, which reads the address.
 */
export function takeArrivedToken(): void {
  const token = window.qaysariArrivedToken;
  if (token === undefined) return;
  delete window.qaysariArrivedToken;
  arrived = token;
  const language = languageOfPath(location.pathname) ?? languageForVisitor();
  history.replaceState(null, '', paths.signingIn(language));
}

/** The token that has arrived, until `forgetArrivedToken`. */
export function arrivedToken(): string | undefined {
  return arrived;
}

export function forgetArrivedToken(): void {
  arrived = undefined;
}
