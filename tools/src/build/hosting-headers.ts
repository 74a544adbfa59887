import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { repositoryRoot } from '../repository.ts';
import { withAppCheckHeaders } from './app-check-headers.ts';
import { withAssetHeaders, type HeaderRule } from './asset-headers.ts';

/** The settings that the site is built with. */
function siteSettings(): Record<string, string> {
  return loadEnv('production', join(repositoryRoot, 'web'), 'VITE_');
}

/** The headers of every file and of every page that the function `pages` draws: the Content-Security-Policy and its like. */
export function siteHeaders(): HeaderRule['headers'] {
  return hostingHeaders().find(({ source }) => source === '**')?.headers ?? [];
}

/** The headers of firebase.json, completed for what was built and how. */
export function hostingHeaders(): HeaderRule[] {
  const { hosting } = JSON.parse(readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8')) as {
    hosting: { public: string; headers: HeaderRule[] };
  };
  return withAssetHeaders(withAppCheckHeaders(hosting.headers, siteSettings()), hosting.public);
}
