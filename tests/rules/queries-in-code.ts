import { globSync } from 'node:fs';
import ts from 'typescript';
import { readText, repositoryRoot } from '../../tools/src/repository.ts';

/** A query as the code builds it: `status ==`, `createdAt desc`, in the order written. */
export interface QueryInCode {
  /** Path from the repository's root. */
  file: string;
  terms: string[];
}

/**
 * The queries below a folder that Firestore cannot answer from its own single-field indexes: those
 * that name more than one field, and those over all collections of a name (`group favorites`). Sees chains (`.where(…).orderBy(…)`) and calls of the web SDK
 * (`query(…, where(…))`) with literal names; parts put together elsewhere it cannot see.
 */
export function compositeQueriesBelow(folder: string): QueryInCode[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: repositoryRoot })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => compositeQueriesIn(readText(file)).map((terms) => ({ file, terms })));
}

/** The terms of each query in a source text that needs an index of its own. */
export function compositeQueriesIn(source: string): string[][] {
  const found: string[][] = [];
  const visit = (node: ts.Node): void => {
    const terms = ts.isCallExpression(node) ? termsOf(node) : [];
    if (terms.length === 0) {
      ts.forEachChild(node, visit);
      return;
    }
    const fields = new Set(terms.map((term) => term.split(' ')[0]));
    if (fields.size > 1) found.push(terms);
  };
  const jsxToo = ts.ScriptKind.TSX;
  visit(ts.createSourceFile('source', source, ts.ScriptTarget.Latest, true, jsxToo));
  return found;
}

function termsOf(call: ts.CallExpression): string[] {
  const { expression } = call;
  if (ts.isIdentifier(expression) && ['query', 'and', 'or'].includes(expression.text)) {
    return call.arguments.flatMap((part) => (ts.isCallExpression(part) ? termsOf(part) : []));
  }
  if (ts.isIdentifier(expression)) return term(expression.text, call.arguments);
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const before = ts.isCallExpression(expression.expression) ? termsOf(expression.expression) : [];
  return [...before, ...term(expression.name.text, call.arguments)];
}

function term(method: string, [field, how]: readonly ts.Expression[]): string[] {
  if (method === 'collectionGroup') return [`group ${field?.getText() ?? '?'}`.replace(/'/g, '')];
  if (!field || !ts.isStringLiteral(field)) return [];
  const word = how && ts.isStringLiteral(how) ? how.text : undefined;
  if (method === 'where') return [`${field.text} ${word ?? '?'}`];
  return method === 'orderBy' ? [`${field.text} ${word ?? 'asc'}`] : [];
}
