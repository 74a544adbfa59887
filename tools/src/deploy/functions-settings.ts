import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { repositoryRoot } from '../repository.ts';

export type Settings = Record<string, string | undefined>;

export function readSettings(file: string): Settings {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** The settings that the functions of a project are deployed with, not checked. */
export function readFunctionsSettings(project: string, root = repositoryRoot): Settings {
  return {
    ...readSettings(join(root, 'functions/.env')),
    ...readSettings(join(root, `functions/.env.${project}`)),
  };
}

/** Where the site of a project is, without a slash at the end. */
export function siteOriginOf(project: string, settings: Settings): string {
  return settings['SITE_ORIGIN'] ?? `https://${project}.web.app`;
}
