import { dirname, join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from './repository.ts';

/**
 * Files of the repository, and what of ours they import, as the compiler reads them: with the settings of the
 * functions, and without any package.
 */
export function openSources(files: readonly string[]): ts.Program {
  const roots = files.map((each) => join(repositoryRoot, each));
  const file = join(repositoryRoot, 'functions/tsconfig.json');
  const read = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, dirname(file));
  return ts.createProgram(roots, { ...options, types: [] }, hostOfOurCode(options));
}

/** Packages say nothing of our code, and reading their types takes most of the time. */
function hostOfOurCode(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from, _redirect, settings) =>
    literals.map(({ text }) =>
      /^\.|^@qaysari\//.test(text)
        ? ts.resolveModuleName(text, from, settings, host)
        : { resolvedModule: undefined },
    );
  return host;
}

/** Our own files among them; `below` is a folder of the repository. */
export function sourcesBelow(program: ts.Program, below: string): ts.SourceFile[] {
  const folder = join(repositoryRoot, below);
  return program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${folder}/`));
}
