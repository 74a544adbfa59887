import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anchorsOf, linksOf } from './markdown.ts';

/** Files in which people write sentences: no data, no pictures. */
const readable = /\.(md|tsx?|m?js|rules|html|css|json|ya?ml|sh|env)$/;
/** Made by machines, or full of references that are wrong on purpose. */
const passedOver = /^(package-lock\.json|emulator-data\/|tools\/src\/docs\/links\.test\.ts)/;

const namedPage = /(?<![\w./-])(docs\/[\w./-]+\.md)(#[\w-]+)?/g;
const namedDecision = /\bdecisions? (\d+)\b(?:(?:,| and|, and) (\d+)\b)*|\bdecisions\/(\d{4})\b/gi;

/** Everything in the working tree of `root` that git keeps or would keep. */
export function filesOf(root: string): string[] {
  const options = ['--cached', '--others', '--exclude-standard', '-z'];
  const output = execFileSync('git', ['ls-files', ...options], { cwd: root, encoding: 'utf8' });
  return [...new Set(output.split('\0'))].filter(
    (file) => readable.test(file) && !passedOver.test(file) && existsSync(join(root, file)),
  );
}

/** What is wrong with an address in the Markdown file `file`; undefined when it leads somewhere. */
function problemOfLink(root: string, file: string, address: string): string | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return undefined;
  const [path = '', anchor] = address.split('#').map(decodeURIComponent);
  if (path === '') return problemOfPlace(root, file, anchor);
  return problemOfPlace(root, path.startsWith('/') ? path : join(dirname(file), path), anchor);
}

function problemOfPlace(
  root: string,
  path: string,
  anchor: string | undefined,
): string | undefined {
  const place = join(root, path);
  if (!existsSync(place)) return `${path} does not exist`;
  if (anchor === undefined || !path.endsWith('.md') || statSync(place).isDirectory()) {
    return undefined;
  }
  return anchorsIn(readFileSync(place, 'utf8')).has(anchor)
    ? undefined
    : `${path} has no anchor ${anchor}`;
}

/** By text: many links lead to one page, and parsing it takes longest. */
const knownAnchors = new Map<string, Set<string>>();

function anchorsIn(text: string): Set<string> {
  const anchors = knownAnchors.get(text) ?? anchorsOf(text);
  knownAnchors.set(text, anchors);
  return anchors;
}

/** Relative links and anchors of a Markdown text that lead nowhere. `file` is its path below `root`. */
export function brokenLinks(root: string, file: string, text: string): string[] {
  return linksOf(text).flatMap((address) => problemOfLink(root, file, address) ?? []);
}

/** Pages of docs/ and numbers of decisions that a text names and that do not exist. */
export function brokenReferences(root: string, text: string): string[] {
  const numbers = new Set(
    readdirSync(join(root, 'docs/decisions')).map((name) => Number(name.slice(0, 4))),
  );
  const pages = [...text.matchAll(namedPage)].flatMap(
    ([, path = '', anchor]) => problemOfPlace(root, path, anchor?.slice(1)) ?? [],
  );
  const decisions = [...text.matchAll(namedDecision)]
    .flatMap(([named]) => named.match(/\d+/g) ?? [])
    .filter((number) => !numbers.has(Number(number)))
    .map((number) => `there is no decision ${Number(number)}`);
  return [...pages, ...decisions];
}
