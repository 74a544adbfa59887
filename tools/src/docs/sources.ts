import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../repository.ts';

/** A file of the product, as the parser reads it. No types. */
export interface Source {
  /** Path in the repository. */
  file: string;
  text: string;
  tree: ts.SourceFile;
}

/** The files of these patterns that have such a text, but tests and what they are made with. */
export function readSources(patterns: readonly string[], having: RegExp): Source[] {
  return globSync(patterns, { cwd: repositoryRoot })
    .filter((file) => !/\.(test|fixture)\.|\/testing\/|test-server/.test(file))
    .map((file) => [file, readFileSync(join(repositoryRoot, file), 'utf8')] as const)
    .filter(([, text]) => having.test(text))
    .map(([file, text]) => parseSource(file, text));
}

export function parseSource(file: string, text: string): Source {
  return { file, text, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) };
}

/** Every node below this one, and itself. Comments are no nodes. */
export function nodesOf(root: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}
