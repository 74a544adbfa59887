/** Texts that must do no harm in any field. */

/** A hostile script that runs sets this in the window of the page. */
export const marker = '__ran__';

const run = `window.${marker}=1`;

/** One-line texts that a field of the API accepts, if they are short enough. */
export const takenTexts: readonly string[] = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `"><svg onload=${run}>`,
  `' autofocus onfocus='${run}`,
  `javascript:${run}`,
  `<a href="javascript:${run}">x</a>`,
  `<iframe srcdoc="<script>${run}</script>">`,
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '<style>*{display:none}</style>',
  '{{constructor.constructor("x")()}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{count}',
  '$t(common.x)',
  "'; DROP TABLE users; --",
  '&lt;b&gt;&#x27;',
  '%00%0a%2e%2e%2f',
  '../../../etc/passwd',
  '\\u0000\\',
  '__proto__',
  'constructor',
  'undefined',
  'null',
  'NaN',
  '[object Object]',
  '$&$1$$',
  '0'.repeat(60),
  'W'.repeat(60),
  '𒐫'.repeat(20),
  '﷽'.repeat(8),
  `م${'ـ'.repeat(59)}`,
  '👨‍👩‍👧‍👦'.repeat(5),
  'é'.repeat(10),
  `Z${'\u0300\u0301\u0302'.repeat(15)}`,
  '\u200F\u200Eب\u200Cب\u200D',
  '\u00AD\u200B\uFEFFx',
  '\uFFFE\uFFFFx',
];

/** Texts that no field stores as they are: some are refused, others cleaned. */
export const uncleanTexts: readonly string[] = [
  'a\u0000b',
  '\u0000',
  'a\u0007b',
  'a\u001Bb',
  'a\u007Fb',
  'a\u0085b',
  'a\uD800b',
  'a\uDC00b',
  '\uDFFF\uD83Db',
  'a\u202Eb',
  'a\u202Ab\u202C',
  'a\u2066b',
  'a\u2067b\u2069',
];

/** Code units that no answer may contain. Line breaks are allowed. */
const neverAnswered = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|\p{Cs}/u;

/** Code units that no field takes, and U+FFFD, which forms carry in place of half signs. Other invisible marks are taken off. */
export const refusedMarks = /\u0000|\uFFFD|\p{Cs}/u;

/** Longer than any field allows. */
export const megabyte = 1024 * 1024;

/** The texts of an answer that contain one of these. */
export function wrongTexts(answer: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(answer, (name, value: unknown) => {
    const texts = typeof value === 'string' ? [name, value] : [name];
    found.push(...texts.filter((text) => neverAnswered.test(text)));
    return value;
  });
  return found;
}
