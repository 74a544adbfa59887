import ts from 'typescript';
import { sourcesBelow } from '../source-program.ts';

/** `users/{uid}/favorites/{id}`, or the same without the last id, as `users/{}/favorites`. */
export function collectionPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const collection = parts.length % 2 === 0 ? parts.slice(0, -1) : parts;
  return collection.map((part, index) => (index % 2 === 0 ? part : '{}')).join('/');
}

/** The collections of `match` in the rules, which are not nested. */
export function collectionsInRules(rules: string): Set<string> {
  const paths = [...rules.matchAll(/\bmatch (\/\S+) \{/g)].map(([, path = '']) => path);
  return new Set(paths.filter((path) => !path.startsWith('/databases/')).map(collectionPath));
}

/** The last names of the collections that have an index, an exemption or a time to live. */
export function collectionsWithIndexes(indexFile: string): Set<string> {
  const { indexes, fieldOverrides } = JSON.parse(indexFile) as Record<
    'indexes' | 'fieldOverrides',
    { collectionGroup: string }[]
  >;
  return new Set([...indexes, ...fieldOverrides].map(({ collectionGroup }) => collectionGroup));
}

/**
 * The collections that the functions name: in `.collection(…)`, in `.doc('a/b')` and as the `document` of a
 * trigger. Throws where the compiler cannot tell the name.
 */
export function collectionsInFunctions(program: ts.Program): Set<string> {
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const path of pathsAt(node, checker)) found.add(collectionPath(path));
    ts.forEachChild(node, visit);
  };
  for (const file of sourcesBelow(program, 'functions/src')) visit(file);
  return found;
}

function pathsAt(node: ts.Node, checker: ts.TypeChecker): string[] {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'document') {
    return textsOf(node.initializer, checker).filter(isPath);
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const [argument] = node.arguments;
  if (!argument) return [];
  const texts = textsOf(argument, checker);
  const method = node.expression.name.text;
  // What stands in `doc(…)` alone is an id.
  if (method === 'doc') return texts.filter(isPath);
  if (method !== 'collection') return [];
  if (texts.length > 0) return texts;
  throw new Error(`Which collection is that? ${node.getText()}`);
}

function isPath(text: string): boolean {
  return text.includes('/');
}

/** All texts that an expression can be, `{}` in place of what is filled in; none where that is not known. */
function textsOf(node: ts.Expression, checker: ts.TypeChecker): string[] {
  if (ts.isTemplateExpression(node)) {
    return [node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')];
  }
  const type = checker.getTypeAtLocation(node);
  const types = type.isUnion() ? type.types : [type];
  return types.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
}
