import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { makeDocument } from './api-document.ts';
import { makePage } from './api-page.ts';

/** The files about the API that are made, by their path in the repository. */
export function makeApiDocs(): Record<string, string> {
  const document = makeDocument();
  return {
    'docs/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'docs/api.md': makePage(document),
  };
}

/** Writes them, and answers which. */
export async function writeApiDocs(): Promise<string[]> {
  const files = Object.entries(makeApiDocs());
  await Promise.all(files.map(([path, text]) => writeFile(join(repositoryRoot, path), text)));
  return files.map(([path]) => path);
}
