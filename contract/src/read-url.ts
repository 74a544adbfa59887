/** The URL that a text is; undefined for none. Not every browser of the site has `URL.canParse`. */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
