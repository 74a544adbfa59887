import ts from 'typescript';

/** What of ours a file brings when it runs. */
export interface ModuleImports {
  /** Together with it. */
  statically: ts.SourceFile[];
  /** Later, by `import('…')`. */
  dynamically: DynamicImport[];
}

export interface DynamicImport {
  call: ts.CallExpression;
  file: ts.SourceFile;
}

/** Of each file of ours in the program. */
export function moduleImports(
  files: Iterable<ts.SourceFile>,
  checker: ts.TypeChecker,
): Map<ts.SourceFile, ModuleImports> {
  return new Map(
    [...files].map((file) => [
      file,
      { statically: staticImports(file, checker), dynamically: dynamicImports(file, checker) },
    ]),
  );
}

function staticImports(file: ts.SourceFile, checker: ts.TypeChecker): ts.SourceFile[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || isOfTypes(statement)) return [];
    const found = moduleOf(statement.moduleSpecifier, checker);
    return found ? [found] : [];
  });
}

function isOfTypes({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** Each `import('…')` of a file of ours below a node. */
export function dynamicImports(node: ts.Node, checker: ts.TypeChecker): DynamicImport[] {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [name] = node.arguments;
    const file = name && moduleOf(name, checker);
    return file ? [{ call: node, file }] : [];
  }
  const found: DynamicImport[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...dynamicImports(child, checker));
  });
  return found;
}

function moduleOf(name: ts.Expression, checker: ts.TypeChecker): ts.SourceFile | undefined {
  const declared = checker.getSymbolAtLocation(name)?.valueDeclaration;
  return declared && ts.isSourceFile(declared) ? declared : undefined;
}
