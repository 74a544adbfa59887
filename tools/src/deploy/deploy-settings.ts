import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { PlainProblem } from '../plain-problem.ts';
import { repositoryRoot } from '../repository.ts';

const neededByFunctions = ['WEB_API_KEY', 'MAIL_FROM'];

/** The public site of a project, without a slash at the end. */
interface DeploySettings {
  origin: string;
}

function readSettings(file: string): Record<string, string | undefined> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** What is wrong with SITE_ORIGIN; nothing when it is not set. */
function originProblems(origin: string | undefined): string[] {
  if (origin === undefined) return [];
  const isRight = /^https:\/\/[^/?#\s]+$/.test(origin);
  return isRight
    ? []
    : ['SITE_ORIGIN must look like https://example.org, without a slash at the end.'];
}

/**
 * Reads what a deployment of this project is configured with, as firebase-tools and Vite will read it.
 * Throws a PlainProblem that lists everything missing or wrong: without this, firebase-tools keeps the
 * settings of the deployment before, and the site shows the invented contact links of web/.env.
 */
export function readDeploySettings(project: string, root = repositoryRoot): DeploySettings {
  const own = `functions/.env.${project}`;
  const settings = {
    ...readSettings(join(root, 'functions/.env')),
    ...readSettings(join(root, own)),
  };
  const problems = neededByFunctions
    .filter((name) => !settings[name])
    .map((name) => `${name} is not set in ${own}.`);
  problems.push(...originProblems(settings['SITE_ORIGIN']));
  const invented = readSettings(join(root, 'web/.env'));
  for (const [name, value] of Object.entries(loadEnv('production', join(root, 'web'), 'VITE_'))) {
    if (invented[name] !== value) continue;
    problems.push(`${name} is still the invented one: set it in web/.env.production.local.`);
  }
  if (problems.length > 0) throw new PlainProblem(problems.join('\n'));
  return { origin: settings['SITE_ORIGIN'] ?? `https://${project}.web.app` };
}
