import { mkdirSync } from 'node:fs';
import { fetchDownload } from './firebase-downloads.ts';
import {
  defaultPorts,
  freeStackPorts,
  localHost,
  refuseTakenStackPorts,
  type PortName,
  type StackPorts,
} from './ports.ts';
import { runFirebase, type RunningFirebase } from './run-firebase.ts';
import { stackConfig } from './stack-config.ts';
import { adminEnvironment } from './stack-environment.ts';
import { makeStackFolders } from './stack-folders.ts';
import { answersHttp } from './wait-until-ready.ts';

export type Service = 'auth' | 'functions' | 'firestore' | 'storage' | 'hosting';

export interface EmulatorOptions {
  services: readonly Service[];
  /** The ports of firebase.json, or free ones so that several stacks can run side by side. */
  ports: 'default' | 'free';
  /** A folder that `exportTo` wrote. */
  importFrom?: string;
  logFile: string;
  /** What the functions find in `process.env` besides. */
  environment?: Record<string, string>;
  /** Where a debugger can attach to the functions, which then run one after the other. */
  inspectPort?: number;
  /** Aborting it while the emulators start ends them, and the start is rejected. */
  signal?: AbortSignal;
  /** Called with each line that firebase-tools prints. */
  onLine?: (line: string) => void;
}

export interface Emulators {
  /** Of hosting, without a slash at the end. */
  origin: string;
  /** Of the Emulator UI; it runs only on the default ports, and where it can be had. */
  ui: string | undefined;
  ports: Record<Service | 'hub' | 'logging', number>;
  /** Points firebase-admin at this stack, in this process or in a child. */
  environment: Record<string, string>;
  /** Writes all data into a folder (replacing it) from which `importFrom` reads. */
  exportTo(directory: string): Promise<void>;
  /** Ends every process of the stack; can be called twice. */
  stop(): Promise<void>;
  /** Resolves when the stack ends, whether by `stop` or on its own. */
  ended: Promise<void>;
}

function portNames(services: readonly Service[], withUi: boolean): PortName[] {
  const names: PortName[] = [...services, 'hub', 'logging'];
  if (services.includes('firestore')) names.push('websocket');
  if (services.includes('functions')) names.push('eventarc', 'tasks');
  if (withUi) names.push('ui');
  return names;
}

/** Asking for them boots the workers of the two functions that a first page needs. */
const firstPaths = ['/api/listing', '/media/warm-up'];

async function exportStack(hub: number, directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const response = await fetch(`http://${localHost}:${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: directory, initiatedBy: 'start-emulators' }),
  });
  if (!response.ok) throw new Error(`The export failed: ${await response.text()}`);
}

/** Rejects when a service does not answer. */
async function checkAnswers(options: EmulatorOptions, ports: StackPorts): Promise<void> {
  const at = (service: Service) => `http://${localHost}:${ports[service]}`;
  const has = (service: Service) => options.services.includes(service);
  const paths = has('functions') && has('hosting') ? firstPaths : [];
  const urls = [...options.services.map(at), ...paths.map((path) => at('hosting') + path)];
  await Promise.all(urls.map((url) => answersHttp(url, options.signal)));
}

/**
 * Starts the emulators and resolves when all of them answer and the data is imported. Throws a
 * PlainProblem for what the person has to put right: Java, a taken port, no emulator, or functions
 * that cannot be loaded (with the last useful lines of the log). Nothing is left running then.
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const withUi = options.ports === 'default' && (await fetchDownload('ui'));
  const ports = options.ports === 'default' ? defaultPorts() : await freeStackPorts();
  await refuseTakenStackPorts(ports, portNames(options.services, withUi));
  const folders = makeStackFolders();
  let running: RunningFirebase | undefined;
  try {
    const environment = {
      SITE_ORIGIN: `http://${localHost}:${ports.hosting}`,
      ...options.environment,
    };
    const config = stackConfig(folders.work, ports, withUi);
    running = await runFirebase({ ...options, environment }, folders, config);
    await running.ready;
    await checkAnswers(options, ports);
  } catch (error) {
    await running?.stop();
    folders.remove();
    throw error;
  }
  return {
    origin: `http://${localHost}:${ports.hosting}`,
    ui: withUi ? `http://${localHost}:${ports.ui}` : undefined,
    ports,
    environment: adminEnvironment(ports),
    exportTo: (directory) => exportStack(ports.hub, directory),
    stop: running.stop,
    ended: running.ended,
  };
}
