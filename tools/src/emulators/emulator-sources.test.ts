import { expect, it } from 'vitest';
import type { HeaderRule } from '../build/asset-headers.ts';
import { readJson } from '../repository.ts';
import { withEmulatorSources } from './stack-config.ts';

const { hosting } = readJson('firebase.json') as { hosting: { headers: HeaderRule[] } };

/** What pages may ask, by the policy of these headers. */
function connectSources(rules: readonly HeaderRule[]): string[] {
  const policies = rules
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy');
  return policies.flatMap(({ value }) => /connect-src ([^;]*)/.exec(value)?.[1]?.split(' ') ?? []);
}

const deployed = [
  "'self'",
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

it('lets pages of a deployed site ask the site itself and the live connection, and nobody else', () => {
  expect(connectSources(hosting.headers)).toEqual(deployed);
});

it('lets pages of a stack ask its own emulators too', () => {
  const rules = withEmulatorSources(hosting.headers, { auth: 21_000, firestore: 22_000 });
  const emulators = ['http://127.0.0.1:22000', 'http://127.0.0.1:21000'];
  expect(connectSources(rules)).toEqual([...deployed, ...emulators]);
});

it('changes no other header', () => {
  const others = (rules: readonly HeaderRule[]) =>
    rules.map((rule) => rule.headers.filter(({ key }) => key !== 'Content-Security-Policy'));
  const rules = withEmulatorSources(hosting.headers, { auth: 1, firestore: 2 });
  expect(others(rules)).toEqual(others(hosting.headers));
});
