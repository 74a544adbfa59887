import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { makeDocument } from './api-document.ts';

/** The description of the API, by its path in the repository. */
export const descriptionPath = 'docs/openapi.json';

/** The text of the description, as the contract says it now. */
export function makeDescription(): string {
  return `${JSON.stringify(makeDocument(), null, 2)}\n`;
}

/** Writes it, and answers its path. */
export async function writeDescription(): Promise<string> {
  await writeFile(join(repositoryRoot, descriptionPath), makeDescription());
  return descriptionPath;
}
