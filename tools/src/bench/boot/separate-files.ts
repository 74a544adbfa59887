import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { copySite } from '../../build/copy-site.ts';
import { repositoryRoot } from '../../repository.ts';

const contract = '@qaysari/contract/';

/** The file that an import of our own code means; undefined for a package. */
export function ownFile(path: string, importer: string): string | undefined {
  if (path.startsWith(contract)) {
    return join(repositoryRoot, 'contract/src', `${path.slice(contract.length)}.ts`);
  }
  return path.startsWith('.') ? resolve(dirname(importer), path) : undefined;
}

const builtName = (file: string) => file.replace(/\.tsx?$/, '.js');

/** Leaves every import in place, now of the built file, and notes our own files. */
function keepImports(found: Set<string>): Plugin {
  return {
    name: 'keep-imports',
    setup(builder) {
      builder.onResolve({ filter: /.*/ }, ({ kind, path, importer }) => {
        if (kind === 'entry-point') return undefined;
        const file = ownFile(path, importer);
        if (file === undefined) return { path, external: true };
        found.add(file);
        const other = relative(dirname(importer), builtName(file));
        return { path: other.startsWith('.') ? other : `./${other}`, external: true };
      });
    },
  };
}

/**
 * Writes the functions as one JavaScript file for each of their source files into a new folder. The answer
 * is the folder that the Functions Framework starts, with the built site for `pages`. It has to be in the
 * repository, whose packages it uses.
 */
export async function writeSeparateFiles(outdir: string): Promise<string> {
  rmSync(outdir, { recursive: true, force: true });
  const found = new Set([join(repositoryRoot, 'functions/src/index.ts')]);
  // A set goes on to what is added while it is walked.
  for (const file of found) {
    const to = join(outdir, relative(repositoryRoot, file));
    if (file.endsWith('.json')) {
      mkdirSync(dirname(to), { recursive: true });
      cpSync(file, to);
      continue;
    }
    await build({
      entryPoints: [file],
      outfile: builtName(to),
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      logLevel: 'warning',
      plugins: [keepImports(found)],
    });
  }
  copySite(join(outdir, 'functions/src/pages/site'));
  writeFileSync(
    join(outdir, 'package.json'),
    JSON.stringify({ type: 'module', main: 'functions/src/index.js' }),
  );
  return outdir;
}
