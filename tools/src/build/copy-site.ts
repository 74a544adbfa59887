import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';

const files = ['web/dist/index.html', 'web/dist-server/entry.js'];

/** Gives the functions the page and the server's part of the site of the same build. */
export function copySite(): void {
  const folder = join(repositoryRoot, 'functions/lib/site');
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    cpSync(join(repositoryRoot, file), join(folder, file.split('/').at(-1) ?? ''));
  }
}
