import { relative, resolve } from 'node:path';
import { region } from '../../../functions/src/platform/region.ts';
import type { HeaderRule } from '../build/asset-headers.ts';
import { hostingHeaders, withPolicy } from '../build/hosting-headers.ts';
import { readJson, repositoryRoot } from '../repository.ts';
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
  return withPolicy(rules, (policy) =>
    policy.replace(/connect-src [^;]*/, (directive) => [directive, ...sources].join(' ')),
  );
}

interface Rewrite {
  function?: { functionId: string; region?: string };
}

interface FirebaseJson {
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
  functions: { source: string; configDir: string }[];
  hosting: { public: string; rewrites: Rewrite[]; headers: HeaderRule[] };
  emulators: Record<string, unknown>;
}

/** The Hosting emulator looks in us-central1 by default; a deployment finds functions by name. */
function withRegion(rewrite: Rewrite): Rewrite {
  return rewrite.function ? { ...rewrite, function: { ...rewrite.function, region } } : rewrite;
}

/**
 * firebase.json with the ports of one stack, to be written into `directory`. All ports are set:
 * firebase-tools would search for free ones itself, and two stacks that start together would find the
 * same.
 */
export function stackConfig(directory: string, ports: StackPorts, withUi: boolean): FirebaseJson {
  const base = readJson('firebase.json') as FirebaseJson;
  // firebase-tools accepts absolute paths for rules, but only relative ones for sources.
  const absolute = (path: string) => resolve(repositoryRoot, path);
  const fromDirectory = (path: string) => relative(directory, absolute(path));
  const at = (port: number) => ({ host: localHost, port });
  const { firestore, websocket, ui, ...others } = ports;
  return {
    ...base,
    firestore: { rules: absolute(base.firestore.rules), indexes: absolute(base.firestore.indexes) },
    storage: { rules: absolute(base.storage.rules) },
    functions: base.functions.map((each) => ({
      ...each,
      source: fromDirectory(each.source),
      configDir: fromDirectory(each.configDir),
    })),
    hosting: {
      ...base.hosting,
      public: fromDirectory(base.hosting.public),
      rewrites: base.hosting.rewrites.map(withRegion),
      headers: withEmulatorSources(hostingHeaders(), ports),
    },
    emulators: {
      ...base.emulators,
      ...Object.fromEntries(Object.entries(others).map(([name, port]) => [name, at(port)])),
      firestore: { ...at(firestore), websocketPort: websocket },
      ui: withUi ? { enabled: true, ...at(ui) } : { enabled: false },
    },
  };
}
