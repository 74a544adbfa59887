/** Removes i18next's plural suffix from a key. */
type WithoutForm<Key> =
  Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** Keys of `errors.json` in the locale files: texts of schemas and of API errors. */
export type ErrorKey = WithoutForm<keyof typeof import('../../../locales/en/errors.json')>;

/** Keys of `messages.json` in the locale files: texts of successful responses. */
export type MessageKey = keyof typeof import('../../../locales/en/messages.json');

type KeysBelow<Texts, Before extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Before}${WithoutForm<Key>}`
    : KeysBelow<Texts[Key], `${Before}${Key}.`>;
}[keyof Texts & string];

/** Keys of `mails.json` in the locale files: texts of mails and notifications. */
export type MailKey = KeysBelow<typeof import('../../../locales/en/mails.json')>;

/** Keys of `staff.json` in the locale files: texts that staff read in the console, and ready sentences. */
export type StaffKey = KeysBelow<typeof import('../../../locales/en/staff.json')>;
