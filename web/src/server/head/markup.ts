const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // No HTML may hold it.
  '\0': '',
};

/** A text as it stands in HTML, between tags or quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\0]/g, (sign) => entities[sign] ?? '');
}

type Attributes = Readonly<Record<string, string | true>>;

/** The beginning of an element; all of one without an end, such as `<meta>`. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([attribute, value]) =>
    value === true ? ` ${attribute}` : ` ${attribute}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/**
 * Data that no browser runs: JSON-LD, and what the app begins with. No text in it can end the element: `<` is written as an escape, and so
 * are the two ends of lines that JSON knows and older scripts do not.
 */
export function dataScript(data: unknown, attributes: Attributes): string {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${tag('script', attributes)}${json}</script>`;
}
