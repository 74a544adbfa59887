import ts from 'typescript';
import { withAppCheckHeaders } from '../build/hosting-headers.ts';
import { readJson, readText } from '../repository.ts';
import { nodesOf, readSources, type Source } from './sources.ts';

const addressed = /https?:\/\/(?:[^/\s@]*@)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)/g;
/** In a pattern the dots of a host are escaped, and nothing says that it is one. */
const inPattern = /[a-z0-9-]+(?:\\\.[a-z0-9-]+)*\\\.(?:com|net|org|io|app|dev|co|me)\b/g;

/** The code that may name a host. */
export function addressingSources(): Source[] {
  return readSources(
    ['{contract,functions,web}/src/**/*.{ts,tsx}', 'web/worker/*.ts', 'web/boot.js'],
    /https?:\/\/|\\\./,
  );
}

/** The hosts in texts and patterns of a file, not in its comments. */
export function hostsIn({ tree }: Source): string[] {
  return nodesOf(tree).flatMap((node) => {
    if (ts.isRegularExpressionLiteral(node))
      return [...node.text.matchAll(inPattern)].map(([host]) => host.replaceAll('\\', ''));
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isJsxText(node);
    return isText ? [...node.text.matchAll(addressed)].map(([, host = '']) => host) : [];
  });
}

/** The hosts that pages may reach, with App Check. */
export function hostsOfPages(): string[] {
  const { hosting } = readJson('firebase.json') as {
    hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
  };
  const rules = withAppCheckHeaders(hosting.headers, { VITE_APP_CHECK_SITE_KEY: 'key' });
  const policies = rules
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy');
  return policies.flatMap(({ value }) =>
    [...value.matchAll(addressed)].map(([, host = '']) => host),
  );
}

/** The names of all settings: of the functions and of the site. */
export function settingNames(): string[] {
  const [functions, site] = ['functions/src/platform/config.ts', 'web/src/vite-env.d.ts'];
  return [functions, site].flatMap(
    (file) => readText(file).match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [],
  );
}
