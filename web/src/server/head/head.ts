import { shareImageSize } from '@qaysari/contract/listing/images';
import { defaultLanguage, languageCodes, type Language } from '@qaysari/contract/shared/languages';
import type { ServedPage } from '@qaysari/contract/pages';
import { pathInLanguage } from '../../i18n/language.ts';
import { textsIn } from '../texts.ts';
import { pageFacts, type PageFacts } from './page-facts.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // No HTML may hold it.
  '\0': '',
};

/** Escapes a text for HTML, between tags or quotes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\0]/g, (sign) => entities[sign] ?? '');
}

type Attributes = Readonly<Record<string, string | true>>;

/** The start tag of an element, or a whole void element such as `<meta>`. */
function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([attribute, value]) =>
    value === true ? ` ${attribute}` : ` ${attribute}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/**
 * Data that no browser runs: JSON-LD, and the app's initial data. No text in it can end the element: `<` is escaped,
 * and so are the two line separators that JSON allows and older scripts do not.
 */
export function dataScript(data: unknown, attributes: Attributes): string {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${tag('script', attributes)}${json}</script>`;
}

/** As Facebook names them, which reads `ckb` nowhere (https://developers.facebook.com/docs/messenger-platform/messenger-profile/supported-locales). */
const ogLocales: Record<Language, string> = { ar: 'ar_AR', ku: 'cb_IQ', en: 'en_US' };

/** The site's own picture, for pages without one. */
const sitePicture = '/share.jpg';

/**
 * The tags of a page's head, as HTML. Tags for previews come first: some apps read only the beginning. The app replaces
 * tags with `data-before` by its own, and removes those with `data-first` on another page.
 */
export function headOf(page: ServedPage): string {
  const facts = pageFacts(page);
  return [...previewTags(page, facts), ...searchTags(page, facts)].join('\n    ');
}

function windowTitle(page: ServedPage, { title }: PageFacts): string {
  return textsIn(page.language, 'common')('pageTitle', { title });
}

function previewTags(page: ServedPage, facts: PageFacts): string[] {
  const { origin, language, address } = page;
  const { description, offer } = facts;
  const title = facts.sharedTitle ?? windowTitle(page, facts);
  const picture = origin + (facts.picture ?? sitePicture);
  const property = (name: string, content: string) =>
    tag('meta', { property: name, content, 'data-first': true });
  const others = languageCodes.filter((code) => code !== language);
  return [
    property('og:title', title),
    property('og:description', description),
    property('og:image', picture),
    property('og:image:width', String(shareImageSize.width)),
    property('og:image:height', String(shareImageSize.height)),
    property('og:url', origin + (facts.address ?? address)),
    property('og:type', offer ? 'product' : 'website'),
    property('og:site_name', textsIn(language, 'common')('siteName')),
    property('og:locale', ogLocales[language]),
    ...others.map((code) => property('og:locale:alternate', ogLocales[code])),
    ...(offer
      ? [
          property('product:price:amount', String(offer.price)),
          property('product:price:currency', offer.currency.toUpperCase()),
        ]
      : []),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image', 'data-first': true }),
    tag('meta', { name: 'twitter:title', content: title, 'data-first': true }),
    tag('meta', { name: 'twitter:description', content: description, 'data-first': true }),
    tag('meta', { name: 'twitter:image', content: picture, 'data-first': true }),
  ];
}

function searchTags(page: ServedPage, facts: PageFacts): string[] {
  const { address, description, data } = facts;
  return [
    `<title data-before>${escapeHtml(windowTitle(page, facts))}</title>`,
    tag('meta', { name: 'description', content: description, 'data-before': true }),
    ...(address === undefined
      ? [tag('meta', { name: 'robots', content: 'noindex', 'data-before': true })]
      : addressTags(page.origin, address)),
    ...data.map((part) => dataScript(part, { type: 'application/ld+json', 'data-first': true })),
  ];
}

function addressTags(origin: string, address: string): string[] {
  const alternates = [
    ...languageCodes.map((code) => [code, code] as const),
    ['x-default', defaultLanguage] as const,
  ];
  return [
    tag('link', { rel: 'canonical', href: origin + address, 'data-before': true }),
    ...alternates.map(([hreflang, language]) =>
      tag('link', {
        rel: 'alternate',
        hreflang,
        href: origin + pathInLanguage(address, language),
        'data-before': true,
      }),
    ),
  ];
}
