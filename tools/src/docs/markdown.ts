import GithubSlugger from 'github-slugger';
import { lexer, walkTokens, type Token, type Tokens } from 'marked';

/**
 * The links and anchors of a Markdown text, as GitHub shows it. Parser and anchors come from libraries. The check
 * itself is our own (links.ts): remark-validate-links has another engine and ignores references in code, and
 * markdown-link-check uses the network.
 */

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  void walkTokens(lexer(text), (token) => {
    tokens.push(token);
  });
  return tokens;
}

/** Addresses of links and pictures. Text in code is no link. */
export function linksOf(text: string): string[] {
  return tokensOf(text).flatMap((token) =>
    token.type === 'link' || token.type === 'image' ? [(token as Tokens.Link).href] : [],
  );
}

/** The text in backticks inside sentences and tables. */
export function codeSpansOf(text: string): string[] {
  return tokensOf(text).flatMap((token) =>
    token.type === 'codespan' ? [(token as Tokens.Codespan).text] : [],
  );
}

/** What a `#` in a link can name: headings, and ids of HTML. */
export function anchorsOf(text: string): Set<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  for (const token of tokensOf(text)) {
    if (token.type === 'heading') anchors.add(slugger.slug(wordsOf(token)));
    if (token.type !== 'html') continue;
    for (const [, id = ''] of token.raw.matchAll(/\s(?:id|name)="([^"]+)"/g)) anchors.add(id);
  }
  return anchors;
}

/** The cells of all tables, row by row, without header rows and backticks. */
export function rowsOf(text: string): string[][] {
  return tokensOf(text).flatMap((token) =>
    token.type === 'table'
      ? (token as Tokens.Table).rows.map((row) =>
          row.map(({ tokens }) => tokens.map(wordsOf).join('')),
        )
      : [],
  );
}

function wordsOf(token: Token): string {
  if ('tokens' in token) return token.tokens.map(wordsOf).join('');
  return 'text' in token ? String(token.text) : '';
}
