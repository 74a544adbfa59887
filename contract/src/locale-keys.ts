/** i18next's endings of the forms of a text with a count. */
type WithoutForm<Key> =
  Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** Keys of the texts that the contract's schemas and the server name: `errors.json` of the locale files. */
export type ErrorKey = WithoutForm<keyof typeof import('../../locales/en/errors.json')>;

/** Keys of what the API says after a success: `messages.json` of the locale files. */
export type MessageKey = keyof typeof import('../../locales/en/messages.json');

/** Names an error text; a key that no locale file holds does not compile. */
export function errorKey(key: ErrorKey): ErrorKey {
  return key;
}
