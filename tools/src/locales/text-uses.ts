import { globSync } from 'node:fs';
import ts from 'typescript';
import { repositoryRoot } from '../repository.ts';
import { openSources, sourcesBelow } from '../source-program.ts';

/**
 * Which texts the code uses, by the types of keys. i18next-cli finds unused keys, too, but it does not read types: it
 * misses keys in the contract and the mails, and keys from types of another file (about 140 of 660).
 */
export interface TextUses {
  /** `namespace:key`, without plural forms. */
  keys: Set<string>;
  /** Whose texts it shows, and does not only name. */
  shown: Set<string>;
}

/** Namespace → its keys, without plural forms. */
export type Namespaces = ReadonlyMap<string, ReadonlySet<string>>;

/** Their keys are values of `ErrorKey`, `MessageKey` and `StaffKey`, named far from where they are shown. */
const namedAsValues = ['errors', 'messages', 'staff'];

/** This file shows any key that it gets. */
const textsOfServer = 'functions/src/platform/texts.ts';

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** `file.json: outer.inner_one` → `outer.inner` of `file`. */
export function namespacesOf(texts: ReadonlyMap<string, string>): Namespaces {
  const namespaces = new Map<string, Set<string>>();
  for (const path of texts.keys()) {
    const [file = '', key = ''] = path.split('.json: ');
    const keys = namespaces.get(file) ?? new Set();
    namespaces.set(file, keys.add(key.replace(pluralForm, '')));
  }
  return namespaces;
}

/** Packages through which values pass that name a text: `useState`, a query, a form. Reading all takes too long. */
const packages =
  /^(i18next|react|react-i18next|react-router|formik|yup|@tanstack\/react-query)(\/|$)/;

/** The code of the product, without its tests. `added`: more files, each with its text. */
export function openProduct(added: Readonly<Record<string, string>> = {}): ts.Program {
  const files = globSync('{contract,functions,web}/src/**/*.{ts,tsx}', { cwd: repositoryRoot });
  return openSources([...files.filter((file) => !file.includes('.test.')), ...Object.keys(added)], {
    workspace: 'web',
    packages,
    added,
  });
}

/** What each file of the product uses. */
export function textUses(
  program: ts.Program,
  namespaces: Namespaces,
): Map<ts.SourceFile, TextUses> {
  const files = ['contract/src', 'functions/src', 'web/src']
    .flatMap((folder) => sourcesBelow(program, folder))
    .filter(({ fileName }) => !fileName.endsWith(textsOfServer));
  return new Map(files.map((file) => [file, usesIn(file, program.getTypeChecker(), namespaces)]));
}

function usesIn(file: ts.SourceFile, checker: ts.TypeChecker, namespaces: Namespaces): TextUses {
  const uses: TextUses = { keys: new Set(), shown: new Set() };
  const visit = (node: ts.Node): void => {
    const { keys = [], namespace = '' } = translationIn(node, checker) ?? {};
    const texts = keys.map((key) => (key.includes(':') ? key : `${namespace}:${key}`));
    for (const text of texts) uses.shown.add(text.split(':')[0] ?? '');
    const chosen = withoutOpenChoice(texts, namespaces);
    for (const text of [...chosen, ...valuesNamedBy(node, checker, namespaces)])
      uses.keys.add(text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** Drops texts of a namespace that is used as a whole. Its values show which texts are used. */
function withoutOpenChoice(texts: readonly string[], namespaces: Namespaces): string[] {
  const open = namedAsValues.filter((namespace) =>
    [...(namespaces.get(namespace) ?? [])].every((key) => texts.includes(`${namespace}:${key}`)),
  );
  return texts.filter((text) => !open.includes(text.split(':')[0] ?? ''));
}

/** The keys that a literal or an argument names, where any key of a namespace is allowed. */
function valuesNamedBy(node: ts.Node, checker: ts.TypeChecker, namespaces: Namespaces): string[] {
  const isValue = ts.isStringLiteral(node) || (ts.isIdentifier(node) && isArgument(node));
  if (!isValue) return [];
  const values = literalsOf(node, checker);
  return namedAsValues.flatMap((namespace) => {
    const keys = namespaces.get(namespace) ?? new Set();
    const named = values.filter((value) => keys.has(value));
    if (named.length === 0 || named.length === keys.size) return [];
    const place = declaredPlace(node, checker) ?? checker.getContextualType(node);
    const allowed = new Set(place && literalsIn(place));
    const isOfKeys = [...keys].every((key) => allowed.has(key));
    return isOfKeys ? named.map((key) => `${namespace}:${key}`) : [];
  });
}

/**
 * The type that a function declares for a property of its argument, where it takes the type of the whole argument from
 * the caller: `function endpoint<Options extends EndpointOptions>(options: Options)`.
 */
function declaredPlace({ parent }: ts.Expression, checker: ts.TypeChecker): ts.Type | undefined {
  if (!ts.isPropertyAssignment(parent) || !ts.isCallExpression(parent.parent.parent))
    return undefined;
  const call = parent.parent.parent;
  const declared = checker.getResolvedSignature(call)?.getDeclaration();
  const parameter = declared?.parameters[call.arguments.indexOf(parent.parent)];
  const type = parameter && checker.getTypeAtLocation(parameter);
  if (!type?.isTypeParameter()) return undefined;
  const property = type.getConstraint()?.getProperty(parent.name.getText());
  return property && checker.getTypeOfSymbol(property);
}

function isArgument(node: ts.Expression): boolean {
  const { parent } = node;
  const isCall = ts.isCallExpression(parent) || ts.isNewExpression(parent);
  return isCall && (parent.arguments?.includes(node) ?? false);
}

/** What `t('key')` or `<Trans t={t} i18nKey="key" />` shows. */
interface Translation {
  keys: string[];
  /** Of keys that name none. */
  namespace: string;
}

/** Functions of ours that are given a key of one namespace. */
const ownFunctions: ReadonlyMap<string, string> = new Map([
  ['archiveText', 'archive'],
  ['mailPart', 'mails'],
  ['mailText', 'mails'],
]);

/** The texts that a node shows; undefined for none. Throws when the type of its key does not list the keys. */
function translationIn(node: ts.Node, checker: ts.TypeChecker): Translation | undefined {
  const [callee, key] = partsOf(node);
  // Most calls get arguments that cannot be keys. Their types are slow to compute, so they are skipped.
  if (!callee || !key || ts.isFunctionLike(key) || ts.isObjectLiteralExpression(key))
    return undefined;
  const namespace = namespaceOf(callee, checker);
  return namespace === undefined ? undefined : { keys: keysIn(key, checker), namespace };
}

function partsOf(node: ts.Node): (ts.Expression | undefined)[] {
  if (ts.isCallExpression(node)) return [node.expression, node.arguments[0]];
  if (!ts.isJsxOpeningLikeElement(node) || node.tagName.getText() !== 'Trans') return [];
  return ['t', 'i18nKey'].map((name) => attributeOf(node, name));
}

function attributeOf(node: ts.JsxOpeningLikeElement, name: string): ts.Expression | undefined {
  const found = node.attributes.properties.find((each) => each.name?.getText() === name);
  const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
  return value && ts.isJsxExpression(value) ? value.expression : value;
}

function namespaceOf(callee: ts.Expression, checker: ts.TypeChecker): string | undefined {
  if (!ts.isIdentifier(callee) && !ts.isPropertyAccessExpression(callee)) return undefined;
  const own = ownFunctions.get(callee.getText());
  if (own !== undefined) return own;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(callee));
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
  throw new Error(
    `${file.fileName}:${line + 1}: ${key.getText()} may be any text, not only a key. ` +
      'Does its type come from a package? Add that to `packages` of tools/src/locales/text-uses.ts',
  );
}

/** The literal values of an expression, by its type. */
function literalsOf(expression: ts.Expression, checker: ts.TypeChecker): string[] {
  if (ts.isStringLiteral(expression)) return [expression.text];
  if (ts.isArrayLiteralExpression(expression))
    return expression.elements.flatMap((each) => literalsOf(each, checker));
  const type = checker.getTypeAtLocation(expression);
  return literalsIn(checker.getBaseConstraintOfType(type) ?? type);
}

function literalsIn(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
}
