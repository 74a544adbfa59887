import { join } from 'node:path';
import { loadEnv } from 'vite';
import { readJson, repositoryRoot } from '../repository.ts';
import { withAssetHeaders, type HeaderRule } from './asset-headers.ts';

/** The settings that the site is built with. */
function siteSettings(): Record<string, string> {
  return loadEnv('production', join(repositoryRoot, 'web'), 'VITE_');
}

/** The headers of every file and of every page of the function `pages`, such as the Content-Security-Policy. */
export function siteHeaders(): HeaderRule['headers'] {
  return hostingHeaders().find(({ source }) => source === '**')?.headers ?? [];
}

/** The headers of firebase.json, completed for what was built and how. */
export function hostingHeaders(): HeaderRule[] {
  const { hosting } = readJson('firebase.json') as {
    hosting: { public: string; headers: HeaderRule[] };
  };
  return withAssetHeaders(withAppCheckHeaders(hosting.headers, siteSettings()), hosting.public);
}

/** What reCAPTCHA and App Check load and ask (https://developers.google.com/recaptcha/docs/faq). */
const sources: Record<string, string> = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  'connect-src':
    'https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com',
};

/** reCAPTCHA writes addresses of scripts as texts (https://github.com/google/recaptcha/issues/387). */
const droppedDirectives = ['require-trusted-types-for', 'trusted-types'];

/** A Content-Security-Policy that lets App Check work as well. */
function withSources(policy: string): string {
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
  for (const name of droppedDirectives) directives.delete(name);
  for (const [name, added] of Object.entries(sources)) {
    directives.set(name, `${directives.get(name) ?? ''} ${added}`.trim());
  }
  return [...directives].map(([name, values]) => `${name} ${values}`).join('; ');
}

/**
 * The headers for a site that is built with these settings. With an App Check key Google's addresses are
 * let in, and trusted types are off; without one the headers are returned as they are.
 */
export function withAppCheckHeaders<Rule extends HeaderRule>(
  rules: readonly Rule[],
  settings: Record<string, string | undefined>,
): Rule[] {
  if (!settings['VITE_APP_CHECK_SITE_KEY']) return [...rules];
  return withPolicy(rules, withSources);
}

/** The headers with a changed Content-Security-Policy. */
export function withPolicy<Rule extends HeaderRule>(
  rules: readonly Rule[],
  change: (policy: string) => string,
): Rule[] {
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? change(value) : value,
    })),
  }));
}
