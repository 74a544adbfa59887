import ts from 'typescript';
import { PlainProblem } from '../plain-problem.ts';
import { sourcesBelow } from '../source-program.ts';

/** What the source says of a call and its object does not. */
export interface DeclaredCall {
  /** The first sentence of the comment above it, without the full stop. */
  summary: string;
  /** The rest of the comment; '' for none. */
  description: string;
  /** The last type in `Endpoint<access, input, answer>`. */
  answer: ts.TypeNode;
}

/** By name of the endpoint. Throws a PlainProblem where one has no comment. */
export function declaredCalls(program: ts.Program): Map<string, DeclaredCall> {
  const calls = new Map<string, DeclaredCall>();
  for (const file of sourcesBelow(program, 'contract/src')) {
    for (const declaration of file.statements.flatMap(declarationsOf)) {
      const answer = answerOf(declaration);
      if (!answer) continue;
      const name = declaration.name.getText();
      calls.set(name, { ...readComment(name, commentOf(declaration)), answer });
    }
  }
  return calls;
}

function declarationsOf(statement: ts.Statement): readonly ts.VariableDeclaration[] {
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
}

/** `T` of `const call: JsonEndpoint<…, …, T>`. */
function answerOf({ type }: ts.VariableDeclaration): ts.TypeNode | undefined {
  if (!type || !ts.isTypeReferenceNode(type)) return undefined;
  return /^(Json|Multipart)Endpoint$/.test(type.typeName.getText())
    ? type.typeArguments?.[2]
    : undefined;
}

function commentOf(declaration: ts.VariableDeclaration): string {
  const [last] = ts.getJSDocCommentsAndTags(declaration).slice(-1);
  const text = last && ts.isJSDoc(last) ? ts.getTextOfJSDocComment(last.comment) : '';
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

function readComment(name: string, comment: string): Pick<DeclaredCall, 'summary' | 'description'> {
  const { summary = '', description = '' } =
    /^(?<summary>.+?)\.(?:\s+(?<description>.*))?$/s.exec(comment)?.groups ?? {};
  if (summary === '') {
    throw new PlainProblem(
      `The endpoint ${name} needs a comment above it (/** … */) that says in a sentence what it does.`,
    );
  }
  return { summary, description };
}
