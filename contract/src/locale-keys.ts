/** Keys of the texts that the contract's schemas and the server name: `errors.json` of the locale files. */
export type ErrorKey = keyof typeof import('../../locales/en/errors.json');

/** Names an error text; a key that no locale file holds does not compile. */
export function errorKey(key: ErrorKey): ErrorKey {
  return key;
}
