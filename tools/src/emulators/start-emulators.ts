import { mkdirSync } from 'node:fs';
import { fetchDownload } from './firebase-downloads.ts';
import {
  defaultPorts,
  freeStackPorts,
  localHost,
  requireFreeStackPorts,
  type PortName,
  type StackPorts,
} from './ports.ts';
import {
  runFirebase,
  type FirebaseRun,
  type RunningFirebase,
  type Service,
} from './run-firebase.ts';
import { stackConfig } from './stack-config.ts';
import { adminEnvironment } from './stack-environment.ts';
import { makeStackFolders } from './stack-folders.ts';
import { waitForAnswer } from './emulator-log.ts';

export interface EmulatorOptions extends FirebaseRun {
  /** The ports of firebase.json, or free ones, so that several stacks can run at once. */
  ports: 'default' | 'free';
  /** Puts into the emulators what the import cannot have, before anything is asked. `ports`: where they listen. */
  fill?: (ports: Record<Service, number>) => Promise<void>;
}

export interface Emulators {
  /** Origin of Hosting, without a slash at the end. */
  origin: string;
  /** Origin of the Emulator UI, which runs only on the default ports and when it is downloaded. */
  ui: string | undefined;
  ports: Record<Service | 'hub' | 'logging', number>;
  /** Points firebase-admin to this stack, in this process or in a child. */
  environment: Record<string, string>;
  /** Turns the functions that react to events off, and on again. Events that come meanwhile are lost. */
  setTriggers(areOn: boolean): Promise<void>;
  /** Exports all data into a folder (replacing it), for `importFrom`. */
  exportTo(directory: string): Promise<void>;
  /** Ends every process of the stack. Safe to call twice. */
  stop(): Promise<void>;
  /** Resolves when the stack ends, by `stop` or by itself. */
  ended: Promise<void>;
}

function portNames(services: readonly Service[], withUi: boolean): PortName[] {
  const names: PortName[] = [...services, 'hub', 'logging'];
  if (services.includes('firestore')) names.push('websocket');
  if (services.includes('functions')) names.push('eventarc', 'tasks');
  if (withUi) names.push('ui');
  return names;
}

/** Requests to these start the processes of the functions that a first page needs. */
const firstPaths = ['/ar', '/api/listing', '/media/warm-up'];

async function setTriggers(hub: number, areOn: boolean): Promise<void> {
  const change = areOn ? 'enable' : 'disable';
  const url = `http://${localHost}:${hub}/functions/${change}BackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT' });
  if (!response.ok) throw new Error(`Triggers did not ${change}: ${await response.text()}`);
}

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
  await Promise.all(urls.map((url) => waitForAnswer(url, options.signal)));
}

/**
 * Starts the emulators and resolves when all of them answer and the data is imported. Throws a
 * PlainProblem for what the developer must fix: Java, a taken port, a missing emulator, or functions that
 * do not load (with the last lines of the log). Leaves nothing running then.
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const withUi = options.ports === 'default' && (await fetchDownload('ui'));
  const ports = options.ports === 'default' ? defaultPorts() : await freeStackPorts();
  await requireFreeStackPorts(ports, portNames(options.services, withUi));
  const folders = makeStackFolders();
  let running: RunningFirebase | undefined;
  try {
    const environment = {
      SITE_ORIGIN: `http://${localHost}:${ports.hosting}`,
      // The emulator starts a process for each concurrent request of a function.
      PAGE_TIMEOUT_MS: '20000',
      ...options.environment,
    };
    const config = stackConfig(folders.work, ports, withUi);
    running = await runFirebase({ ...options, environment }, folders, config);
    await running.ready;
    await options.fill?.(ports);
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
    setTriggers: (areOn) => setTriggers(ports.hub, areOn),
    exportTo: (directory) => exportStack(ports.hub, directory),
    stop: running.stop,
    ended: running.ended,
  };
}
