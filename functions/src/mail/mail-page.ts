import { languages, type Language } from '@qaysari/contract/shared/languages';
import type { MailedListing } from './content.ts';

/** A part of a mail, in the order in which people read it. */
export type Block =
  /** `quiet` is smaller in weight, `foot` is below a line. Each line of the text is one of the mail. */
  | { kind: 'text'; text: string; tone?: 'quiet' | 'foot' }
  | { kind: 'listing'; listing: MailedListing }
  | { kind: 'code'; code: string }
  | { kind: 'button'; link: string; words: string }
  | { kind: 'leave'; link: string; words: string };

/** What the HTML of a mail is made of, in the mail's language. */
interface MailPage {
  language: Language;
  subject: string;
  /** What a list of mails shows after the subject. The opened mail hides it. */
  preview: string;
  siteName: string;
  blocks: readonly Block[];
}

/**
 * What each colour is for, as on the site (web/src/theme/tokens.ts). The light one is inline, because some programs drop
 * stylesheets; programs that keep them apply the dark one.
 */
export const paints = {
  page: { property: 'background-color', light: '#FDFAF4', dark: '#0E1719' },
  panel: { property: 'background-color', light: '#FFFFFF', dark: '#152123' },
  band: { property: 'border-top-color', light: '#11605F', dark: '#72B8B1' },
  line: { property: 'border-color', light: '#E0D3BA', dark: '#3A4E50' },
  tint: { property: 'background-color', light: '#E8F3F1', dark: '#0A3A3C' },
  button: { property: 'background-color', light: '#11605F', dark: '#72B8B1' },
  label: { property: 'color', light: '#FFFFFF', dark: '#082C2E' },
  words: { property: 'color', light: '#16211F', dark: '#F1ECE2' },
  quiet: { property: 'color', light: '#566363', dark: '#B7C1BE' },
  brand: { property: 'color', light: '#11605F', dark: '#72B8B1' },
} as const;

type Paint = keyof typeof paints;

/** The attributes of an element with this style and these colours. */
function look(style: string, ...names: readonly Paint[]): string {
  const colors = names.map((name) => `${paints[name].property}:${paints[name].light}`);
  return `class="${names.join(' ')}" style="${[style, ...colors].join(';')}"`;
}

const darkRules = Object.entries(paints)
  .map(([name, { property, dark }]) => `.${name}{${property}:${dark}!important}`)
  .join('');

const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules}}`;

const htmlEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => htmlEscapes[sign] ?? sign);
}

/** Not `pre-line`: Outlook does not know it. */
function linesOf(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** Blanks that fill the rest of the line in a list of mails: else the greeting follows. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(80);

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Outlook for Windows knows no greatest width: it gets a table of its own. */
const [outlookBegin, outlookEnd] = [
  '<!--[if mso]><table role="presentation" align="center" width="560"><tr><td><![endif]-->',
  '<!--[if mso]></td></tr></table><![endif]-->',
];

const font = "16px/1.7 -apple-system,'Segoe UI',Roboto,Tahoma,Arial,sans-serif";

/** Renders the HTML of a mail. Language and direction are inside, too: mail programs drop `html` and `body`. */
export function mailPage({ language, subject, preview, siteName, blocks }: MailPage): string {
  const { htmlLang, dir } = languages[language];
  const speech = `lang="${htmlLang}" dir="${dir}"`;
  return `<!doctype html>
<html ${speech}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>
${styleSheet}
</style>
</head>
<body ${look('margin:0;padding:0', 'page')}>
<div ${speech} style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${filler}</div>
<table ${table} ${speech} width="100%" ${look('', 'page')}><tr><td align="center" style="padding:24px 12px">
${outlookBegin}
<table ${table} ${speech} width="100%" ${look('max-width:560px;border-radius:12px;border-top:4px solid', 'band', 'panel')}><tr><td ${look(`padding:24px;font:${font};text-align:start;overflow-wrap:anywhere;word-break:break-word`, 'words')}>
<p ${look('margin:0 0 20px;font-size:20px;font-weight:bold', 'brand')}>${escapeHtml(siteName)}</p>
${blocks.map(htmlOf).join('\n')}
</td></tr></table>
${outlookEnd}
</td></tr></table>
</body>
</html>
`;
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return textHtml(block.text, block.tone);
    case 'listing':
      return listingHtml(block.listing);
    case 'code':
      return `<p dir="ltr" ${look('margin:0 0 16px;text-align:center;font-size:32px;font-weight:bold;letter-spacing:8px;border-radius:8px;padding:12px', 'tint', 'words')}>${escapeHtml(block.code)}</p>`;
    case 'button':
      return buttonHtml(block);
    case 'leave':
      return `<p style="margin:0;font-size:13px"><a href="${escapeHtml(block.link)}" ${look('', 'quiet')}>${escapeHtml(block.words)}</a></p>`;
  }
}

function textHtml(text: string, tone?: 'quiet' | 'foot'): string {
  if (tone === undefined) return `<p style="margin:0 0 16px">${linesOf(text)}</p>`;
  if (tone === 'quiet') return `<p ${look('margin:0 0 16px', 'quiet')}>${linesOf(text)}</p>`;
  return `<p ${look('margin:0 0 8px;padding-top:16px;font-size:13px;border:0 solid;border-top-width:1px', 'quiet', 'line')}>${linesOf(text)}</p>`;
}

/** A cell with a colour: Outlook for Windows gives a link no height. Plain text has the address. */
function buttonHtml({ link, words }: { link: string; words: string }): string {
  return `<table ${table} align="center" style="margin:8px auto 24px"><tr><td align="center" ${look('border-radius:8px', 'button')}><a href="${escapeHtml(link)}" ${look('display:inline-block;padding:12px 24px;font-weight:bold;text-decoration:none', 'label')}>${escapeHtml(words)}</a></td></tr></table>`;
}

/** Its title may be of another direction than the mail. */
function listingHtml({ title, link, facts, links = [] }: MailedListing): string {
  const further = links.map(furtherLink).join(' ');
  const heading = `<a href="${escapeHtml(link)}" ${look('display:block;font-weight:bold', 'brand')}><bdi>${escapeHtml(title)}</bdi></a>`;
  return `<div ${look('margin:0 0 12px;border:1px solid;border-radius:8px;padding:12px', 'line')}>${heading}<span ${look('font-size:14px', 'quiet')}>${escapeHtml(facts)}</span>${further === '' ? '' : `<br>${further}`}</div>`;
}

function furtherLink({ link, words }: { link: string; words: string }): string {
  return `<a href="${escapeHtml(link)}" ${look('display:inline-block;padding:8px 4px;font-size:14px', 'brand')}>${escapeHtml(words)}</a>`;
}
