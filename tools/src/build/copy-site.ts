import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { siteHeaders } from './hosting-headers.ts';

const files = ['web/dist/index.html', 'web/dist-server/entry.js'];

/**
 * Gives functions the page, its headers and the server's part of the site of the same build: those that are deployed,
 * unless told.
 */
export function copySite(folder = join(repositoryRoot, 'functions/lib/site')): void {
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    cpSync(join(repositoryRoot, file), join(folder, file.split('/').at(-1) ?? ''));
  }
  const headers = Object.fromEntries(siteHeaders().map(({ key, value }) => [key, value]));
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
}
