import { join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from './repository.ts';

/** A program of one file with this text, as if it were at that path of the repository. */
export function programOfOne(path: string, text: string): ts.Program {
  const name = join(repositoryRoot, path);
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (file) => (file === name ? source : undefined),
  };
  return ts.createProgram([name], { noLib: true, types: [] }, host);
}
