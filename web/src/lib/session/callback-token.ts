import { languageForVisitor } from '../../i18n/choose-language.ts';
import { languageOfPath } from '../../i18n/language.ts';
import { paths } from '../routes/routes.ts';

declare global {
  interface Window {
    /** Set by `boot.js`, which takes it out of the address. */
    qaysariCallbackToken?: string;
  }
}

let arrived: string | undefined;

/**
 * Takes the token of an external sign-in (docs/specification/screens.md#s14) and replaces the address by that of the page which
 * completes it. Must run before the router is created, which reads the address.
 */
export function takeCallbackToken(): void {
  const token = window.qaysariCallbackToken;
  if (token === undefined) return;
  delete window.qaysariCallbackToken;
  arrived = token;
  const language = languageOfPath(location.pathname) ?? languageForVisitor();
  history.replaceState(null, '', paths.signingIn(language));
}

/** The token of an external sign-in, until `forgetCallbackToken`. */
export function callbackToken(): string | undefined {
  return arrived;
}

export function forgetCallbackToken(): void {
  arrived = undefined;
}
