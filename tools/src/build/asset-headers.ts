import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';

/** One entry of `hosting.headers` in firebase.json. */
export interface HeaderRule {
  source?: string;
  regex?: string;
  headers: { key: string; value: string }[];
}

/**
 * The headers of firebase.json, and "cache for a year" for each built file below `/assets/`. Hosting chooses
 * headers by address alone: with a rule for all of `/assets/`, browsers would cache the 404 of a missing file for a
 * year, too. So the rule names the files, and nothing else is cached.
 */
export function withAssetHeaders(rules: readonly HeaderRule[], publicFolder: string): HeaderRule[] {
  const folder = join(repositoryRoot, publicFolder, 'assets');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  if (names.length === 0) return [...rules];
  return [
    ...rules,
    {
      regex: `^/assets/(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})$`,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ];
}
