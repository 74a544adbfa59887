import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadEnv } from 'vite';
import { bareAddress } from '../../../functions/src/platform/config.ts';
import { PlainProblem } from '../plain-problem.ts';
import { readJson, repositoryRoot } from '../repository.ts';
import { hostingHeaders } from '../build/hosting-headers.ts';
import { firebaseProgram } from '../emulators/firebase-downloads.ts';
import {
  readFunctionsSettings,
  readSettings,
  siteOriginOf,
  type Settings,
} from './functions-settings.ts';

const neededByFunctions = ['WEB_API_KEY', 'MAIL_FROM', 'SUPPORT_MAIL'];

/** The origin of the public site, without a slash at the end. */
interface DeploySettings {
  origin: string;
}

/** The errors of SITE_ORIGIN; none when it is not set. */
function originProblems(origin: string | undefined): string[] {
  if (origin === undefined) return [];
  const isRight = /^https:\/\/[^/?#\s]+$/.test(origin);
  return isRight
    ? []
    : ['SITE_ORIGIN must look like https://example.org, without a slash at the end.'];
}

/** Who runs the site, in each language. */
const operatorSettings = ['VITE_OPERATOR_AR', 'VITE_OPERATOR_EN', 'VITE_OPERATOR_KU'];

const neededBySite = [...operatorSettings, 'VITE_SUPPORT_MAIL'];

/** The errors of what the policies say of the people who run the site, and of how to reach them. */
function operatorProblems(api: Settings, site: Settings): string[] {
  const missing = neededBySite.filter((name) => !site[name]);
  const nowhere = operatorSettings.filter((name) => site[name] && !/[,،] /.test(site[name]));
  const isOther =
    site['VITE_SUPPORT_MAIL'] &&
    site['VITE_SUPPORT_MAIL'] !== bareAddress(api['SUPPORT_MAIL'] ?? '');
  return [
    ...missing.map((name) => `${name} is not set in web/.env.production.local.`),
    ...nowhere.map((name) => `${name} must be a name and a city, with a comma between them.`),
    ...(isOther ? ['VITE_SUPPORT_MAIL must be the e-mail address of SUPPORT_MAIL.'] : []),
  ];
}

/** What the site sends App Check tokens with. */
const neededByAppCheck = [
  'VITE_APP_CHECK_SITE_KEY',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
];

/** An API that asks for App Check tokens refuses every sign-up of a site that sends none. */
function appCheckProblems(api: Settings, site: Settings): string[] {
  const missing = neededByAppCheck.filter((name) => !site[name]);
  const isAsked = Boolean(api['APP_CHECK_PROJECT_NUMBER']);
  if (missing.length === 0 || (!isAsked && missing.length === neededByAppCheck.length)) return [];
  return missing.map((name) => `App Check needs ${name}: set it in web/.env.production.local.`);
}

/**
 * Reads the deployment settings of a project, as firebase-tools and Vite read them. Throws a PlainProblem
 * with all missing and wrong settings. Otherwise firebase-tools would keep the settings of the last
 * deployment, and the site would show the sample contacts of web/.env.
 */
export function readDeploySettings(project: string, root = repositoryRoot): DeploySettings {
  const own = `functions/.env.${project}`;
  const settings = readFunctionsSettings(project, root);
  const problems = neededByFunctions
    .filter((name) => !settings[name])
    .map((name) => `${name} is not set in ${own}.`);
  problems.push(...originProblems(settings['SITE_ORIGIN']));
  const invented = readSettings(join(root, 'web/.env'));
  const site = loadEnv('production', join(root, 'web'), 'VITE_');
  problems.push(...operatorProblems(settings, site), ...appCheckProblems(settings, site));
  for (const [name, value] of Object.entries(site)) {
    if (value === '' || invented[name] !== value) continue;
    problems.push(`${name} still has the sample value: set it in web/.env.production.local.`);
  }
  if (problems.length > 0) throw new PlainProblem(problems.join('\n'));
  return { origin: siteOriginOf(project, settings) };
}

/** Beside firebase.json, because paths in it are relative. Git ignores it. */
const configFile = 'firebase.deploy.json';

/** firebase.json with headers for the files that were built. */
function deployConfig(): string {
  const config = readJson('firebase.json') as { hosting: object };
  const hosting = { ...config.hosting, headers: hostingHeaders() };
  return JSON.stringify({ ...config, hosting }, undefined, 2);
}

/**
 * Runs `firebase deploy` in this terminal, with the last build. Throws a PlainProblem when it fails.
 */
export async function runFirebaseDeploy(
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const file = join(repositoryRoot, configFile);
  writeFileSync(file, deployConfig());
  const child = spawn(
    process.execPath,
    [firebaseProgram, 'deploy', '--config', configFile, ...args],
    { cwd: repositoryRoot, stdio: 'inherit', signal },
  );
  const [code] = (await once(child, 'close').finally(() => rmSync(file))) as [number | null];
  if (code !== 0) throw new PlainProblem(`firebase deploy ended with code ${code}: see above.`);
}
