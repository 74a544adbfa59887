const plainNumber = /^[\d.,:]*$/;

/**
 * Isolates (U+2068, U+2069) what is inserted into a sentence, so that words of either direction do not reorder it.
 * Each line alone: the end of a line ends an isolate. A plain number keeps its place by itself.
 */
export function isolate(inserted: string): string {
  if (plainNumber.test(inserted)) return inserted;
  return inserted.replace(/[^\r\n]+/g, (line) => `\u2068${line}\u2069`);
}

/**
 * How i18next fills the texts in `locales`: `{{name}}` is isolated, and `{{- name}}` is not, for addresses and titles
 * of tabs. Texts go into JSON and React, which need no HTML escaping.
 */
export const interpolation = { escapeValue: true, escape: isolate } as const;
