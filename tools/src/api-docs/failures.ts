import type { ErrorKey } from '@qaysari/contract/shared/locale-keys';
import ts from 'typescript';
import { sourcesBelow } from '../source-program.ts';

/** Status → the texts of its failures. */
export type Failures = Map<number, Set<ErrorKey>>;

/**
 * The failures of each endpoint, by its name: every `new ApiError(status, text)` that is reachable from the code of
 * its handler. A name in the code leads to its declaration, no matter where it is called.
 */
export function failuresOfHandlers(program: ts.Program): Map<string, Failures> {
  const checker = program.getTypeChecker();
  const own = new Set(sourcesBelow(program, 'functions/src'));
  const tables = [...own].flatMap(({ statements }) => statements.flatMap(handlerTables));
  return new Map(
    tables.flatMap(({ properties }) =>
      properties.map((property) => {
        const failures: Failures = new Map();
        collect(property, { checker, own, seen: new Set(), failures });
        return [property.name?.getText() ?? '', failures] as const;
      }),
    ),
  );
}

/** The object in `const … : Handlers<…> = { … }`. */
function handlerTables(statement: ts.Statement): ts.ObjectLiteralExpression[] {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ type, initializer }) => {
    const isTable = type && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Handlers';
    return isTable && initializer && ts.isObjectLiteralExpression(initializer) ? [initializer] : [];
  });
}

interface Search {
  checker: ts.TypeChecker;
  own: ReadonlySet<ts.SourceFile>;
  seen: Set<ts.Node>;
  failures: Failures;
}

function collect(node: ts.Node, search: Search): void {
  if (search.seen.has(node) || ts.isTypeNode(node)) return;
  search.seen.add(node);
  if (ts.isNewExpression(node)) note(node, search.failures);
  if (ts.isIdentifier(node)) {
    for (const each of declarationsOf(node, search)) collect(each, search);
  }
  ts.forEachChild(node, (child) => collect(child, search));
}

function note({ expression, arguments: given }: ts.NewExpression, failures: Failures): void {
  const [status, key] = given ?? [];
  if (expression.getText() !== 'ApiError' || !status || !key) return;
  if (!ts.isNumericLiteral(status) || !ts.isStringLiteral(key)) {
    throw new Error(`The status or text of ${expression.parent.getText()} cannot be read.`);
  }
  const keys = failures.get(Number(status.text)) ?? new Set();
  failures.set(Number(status.text), keys.add(key.text as ErrorKey));
}

/** The declarations of that name in the functions. None for names of packages and of the contract. */
function declarationsOf(name: ts.Identifier, { checker, own }: Search): ts.Declaration[] {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  if (!symbol) return [];
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const { declarations = [] } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  return declarations.filter((each) => own.has(each.getSourceFile()));
}
