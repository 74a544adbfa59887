import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { functionsBuild } from './build-functions.ts';
import { buildWhenChanged } from './build-when-changed.ts';
import { webBuild } from './build-web.ts';
import { siteHeaders } from './hosting-headers.ts';

const files = ['web/dist/index.html', 'web/dist-server/entry.js'];

/**
 * Copies the page, its headers and the server bundle of the same build to the functions. The default is the folder
 * that is deployed.
 */
function copySite(folder = join(repositoryRoot, 'functions/lib/site')): void {
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    cpSync(join(repositoryRoot, file), join(folder, file.split('/').at(-1) ?? ''));
  }
  const headers = Object.fromEntries(siteHeaders().map(({ key, value }) => [key, value]));
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
}

/** Builds functions and site, if they have changed since the last build. */
export async function buildProduct(): Promise<void> {
  await Promise.all([buildWhenChanged(functionsBuild), buildWhenChanged(webBuild)]);
  copySite();
}
