import { languages, type Language } from '@qaysari/contract/shared/languages';
import type { ServedBody } from '@qaysari/contract/pages';

/** Where the built index.html takes what one page has; the build keeps these comments. */
const markers = {
  head: /<!--head-->/,
  headEnd: /<\/head>/,
  root: /<div id="root"><\/div>/,
  shell: /<!--shell-->[^]*<!--\/shell-->/,
  script: /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/,
} as const;

const preload = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g;

/** What one page puts into the built index.html. */
export interface PageParts {
  language: Language;
  /** Tags of the head, as HTML. */
  head: string;
  /** Undefined: the app fills the page. */
  body?: ServedBody | undefined;
}

/** The built index.html as one page. Throws when it is not the page that this code knows. */
export function fillTemplate(template: string, { language, head, body }: PageParts): string {
  const { htmlLang, dir } = languages[language];
  const [, script = ''] = markers.script.exec(template) ?? [];
  const preloaded = [...template.matchAll(preload)].map(([, file = '']) => file);
  const parts: [place: RegExp, filled: string][] = [
    [/<html\b[^>]*>/, `<html lang="${htmlLang}" dir="${dir}">`],
    [/<title data-before>[^<]*<\/title>\s*/, ''],
    [markers.head, body ? `${head}\n    ${startOf([script, ...preloaded])}` : head],
    // A page with content needs no skeleton, and its script waits until the page is complete (web/boot.js).
    ...(body ? serverRenderedParts(body) : []),
  ];
  const page = body ? template.replace(preload, '') : template;
  return parts.reduce((page, [place, filled]) => {
    if (!place.test(page)) throw new Error(`index.html lacks ${String(place)}`);
    // As a function, because `$` in a text would mean something.
    return page.replace(place, () => filled);
  }, page);
}

const startOf = (files: string[]) => `<meta name="start" content="${files.join(' ')}">`;

function serverRenderedParts({
  preloads,
  root,
  data,
}: ServedBody): [place: RegExp, filled: string][] {
  return [
    // After the styles: without these nobody sees a word.
    [markers.headEnd, `${preloads}</head>`],
    [markers.root, `<div id="root" data-ssr>${root}</div>`],
    [markers.shell, data],
    [markers.script, ''],
  ];
}
