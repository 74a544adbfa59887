import ts from 'typescript';

/** What `t('key')` or `<Trans t={t} i18nKey="key" />` shows. */
export interface Translation {
  keys: string[];
  /** Of keys that name none. */
  namespace: string;
}

/** Functions of ours that are given a key of one namespace. */
const ownFunctions: Readonly<Record<string, string>> = {
  archiveText: 'archive',
  mailText: 'mails',
};

/** What a node shows; undefined when it shows no text. Throws when the type of its key leaves open which keys. */
export function translationIn(node: ts.Node, checker: ts.TypeChecker): Translation | undefined {
  const [callee, key] = partsOf(node);
  // Most calls are given what no key can be: their types, which take long, are not asked for.
  if (!callee || !key || ts.isFunctionLike(key) || ts.isObjectLiteralExpression(key))
    return undefined;
  const namespace = namespaceOf(callee, checker);
  return namespace === undefined ? undefined : { keys: keysIn(key, checker), namespace };
}

function partsOf(node: ts.Node): (ts.Expression | undefined)[] {
  if (ts.isCallExpression(node)) return [node.expression, node.arguments[0]];
  if (!ts.isJsxSelfClosingElement(node) || node.tagName.getText() !== 'Trans') return [];
  return ['t', 'i18nKey'].map((name) => attributeOf(node, name));
}

function attributeOf(node: ts.JsxSelfClosingElement, name: string): ts.Expression | undefined {
  const found = node.attributes.properties.find((each) => each.name?.getText() === name);
  const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
  return value && ts.isJsxExpression(value) ? value.expression : value;
}

function namespaceOf(callee: ts.Expression, checker: ts.TypeChecker): string | undefined {
  if (!ts.isIdentifier(callee) && !ts.isPropertyAccessExpression(callee)) return undefined;
  const own = ownFunctions[callee.getText()];
  if (own !== undefined) return own;
  const type = checker.getTypeAtLocation(callee);
  if (type.getSymbol()?.name !== 'TFunction') return undefined;
  const [given] = checker.getTypeArguments(type as ts.TypeReference);
  // `TFunction<'auth'>`, or `TFunction<readonly ['auth', 'common']>`, where the first is meant.
  const first =
    given && checker.isTupleType(given)
      ? checker.getTypeArguments(given as ts.TypeReference)[0]
      : given;
  return first?.isStringLiteral() ? first.value : '';
}

function keysIn(key: ts.Expression, checker: ts.TypeChecker): string[] {
  const keys = literalsOf(key, checker);
  if (keys.length > 0) return keys;
  const file = key.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(key.getStart());
  throw new Error(`${file.fileName}:${line + 1}: ${key.getText()} may be any text, not only a key`);
}

/** The words that an expression may be, by its type. */
export function literalsOf(expression: ts.Expression, checker: ts.TypeChecker): string[] {
  if (ts.isStringLiteral(expression)) return [expression.text];
  return literalsIn(checker.getTypeAtLocation(expression));
}

export function literalsIn(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
}
