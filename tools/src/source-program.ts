import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from './repository.ts';

interface Settings {
  /** Whose tsconfig.json is read. */
  workspace?: 'functions' | 'web';
  /** Packages whose types are needed; the others say nothing of our code. */
  packages?: RegExp;
  /** Texts of files that are not on the disk. */
  added?: Readonly<Record<string, string>>;
}

/** Files of the repository, and what of ours they import, as the compiler reads them. */
export function openSources(
  files: readonly string[],
  { workspace = 'functions', packages = /^$/, added = {} }: Settings = {},
): ts.Program {
  const roots = files.map((each) => join(repositoryRoot, each));
  const file = join(repositoryRoot, workspace, 'tsconfig.json');
  const read = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, dirname(file));
  const host = hostOfOurCode(options, packages);
  host.readFile = (path) => added[relative(repositoryRoot, path)] ?? ts.sys.readFile(path);
  return ts.createProgram(roots, { ...options, types: [] }, host);
}

/** Reading the types of packages takes most of the time: only those that are asked for are read. */
function hostOfOurCode(options: ts.CompilerOptions, packages: RegExp): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const isWanted = (name: string, from: string) =>
    /^\.|^@qaysari\//.test(name) || packages.test(name) || from.includes('/node_modules/');
  host.resolveModuleNameLiterals = (literals, from, _redirect, settings) =>
    literals.map(({ text }) =>
      isWanted(text, from)
        ? ts.resolveModuleName(text, from, settings, host)
        : { resolvedModule: undefined },
    );
  return host;
}

/** The program's source files in this folder of the repository. */
export function sourcesBelow(program: ts.Program, below: string): ts.SourceFile[] {
  const folder = join(repositoryRoot, below);
  return program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${folder}/`));
}
