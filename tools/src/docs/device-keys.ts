import ts from 'typescript';
import { nodesOf, readSources, type Source } from './sources.ts';

/** Functions that store something on the device, and which argument names it. */
const storing: Readonly<Record<string, number>> = {
  ...{ readItem: 1, writeItem: 1, readJson: 1 },
  ...{ readCookie: 0, writeCookie: 0, cookie: 0 },
  ...{ getItem: 0, setItem: 0, sessionStorageValue: 0 },
  ...{ createStore: 0, keepIn: 0 },
  // Of CacheStorage: `caches.open`.
  open: 0,
};

/** Files that store under a name that they are given. Only these may reach what browsers offer for it. */
export const storingFiles: readonly string[] = [
  'web/boot.js',
  'web/src/lib/browser/session-storage-value.ts',
  'web/src/lib/browser/storage.ts',
  'web/src/lib/offline/offline-store.ts',
  'web/worker/off.ts',
  'web/worker/pictures.ts',
  'web/worker/site-files.ts',
];

const storage = /\b(localStorage|sessionStorage|indexedDB|caches|cacheName)\b|\bdocument\.cookie\b/;

/** All code that runs in a browser, and the functions, which set cookies. */
export function storingSources(): Source[] {
  const names = Object.keys(storing).join('|');
  return readSources(
    ['web/src/**/*.{ts,tsx}', 'web/worker/*.ts', 'web/boot.js', 'functions/src/**/*.ts'],
    new RegExp(`\\b(${names})(<.*>)?\\(|${storage.source}`),
  );
}

/** Whether a file reaches the storage of the browser itself. Names in quotes and comments do not count. */
export function reachesStorage({ tree, text }: Source): boolean {
  if (!storage.test(text)) return false;
  return nodesOf(tree).some(
    (node) =>
      (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) &&
      storage.test(node.getText()),
  );
}

/**
 * The names under which a file stores something; `qaysariDraft:*` where one begins so. Throws for a name that is not
 * written in the file, but in those of `storingFiles`.
 */
export function deviceKeysOf(source: Source): string[] {
  return nodesOf(source.tree).flatMap((node) => {
    if (!ts.isCallExpression(node)) return [];
    const called = calledBy(node);
    const position = called === undefined ? undefined : storing[called];
    const name = position === undefined ? undefined : node.arguments[position];
    if (name === undefined || !isStoring(node, source)) return [];
    const key = textOf(name, source.tree);
    if (key !== undefined) return [key];
    if (storingFiles.includes(source.file)) return [];
    throw new Error(`${source.file}: write the key in this file: ${node.getText()}`);
  });
}

function calledBy({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/** `open` and `cookie` are names of other things, too. */
function isStoring(call: ts.CallExpression, { file }: Source): boolean {
  const { expression } = call;
  if (!ts.isPropertyAccessExpression(expression)) return calledBy(call) !== 'open';
  const { name, expression: owner } = expression;
  if (name.text === 'cookie')
    return file.startsWith('functions/') && owner.getText() === 'response';
  if (name.text === 'open') return owner.getText() === 'caches';
  return name.text === 'getItem' || name.text === 'setItem';
}

/** The text of an expression: of a constant of the file, and the beginning of `prefix + name`. */
function textOf(expression: ts.Expression, tree: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isBinaryExpression(expression)) {
    const begin = textOf(expression.left, tree);
    return begin === undefined ? undefined : `${begin}*`;
  }
  if (!ts.isIdentifier(expression)) return undefined;
  const constants = nodesOf(tree).filter(ts.isVariableDeclaration);
  const found = constants.find(({ name }) => name.getText() === expression.text)?.initializer;
  return found === undefined ? undefined : textOf(found, tree);
}
