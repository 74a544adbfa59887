import type { HeaderRule } from '../build/asset-headers.ts';
import { localHost, type StackPorts } from './ports.ts';

/**
 * The headers of Hosting for a stack of emulators: the live connection of the conversations asks Firestore and
 * Auth there, where a deployed site asks Google (`connect-src` of firebase.json).
 */
export function withEmulatorSources(
  rules: readonly HeaderRule[],
  ports: Pick<StackPorts, 'auth' | 'firestore'>,
): HeaderRule[] {
  const sources = [ports.firestore, ports.auth].map((port) => `http://${localHost}:${port}`);
  const withSources = (policy: string) =>
    policy.replace(/connect-src [^;]*/, (directive) => [directive, ...sources].join(' '));
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? withSources(value) : value,
    })),
  }));
}
