import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { PlainProblem } from '../plain-problem.ts';

/** Everyone here listens on this address only. */
export const localHost = '127.0.0.1';

/** What each port of a stack is for, as it is told to people. */
const uses = {
  hosting: 'the site',
  auth: 'the Auth emulator',
  functions: 'the Functions emulator',
  firestore: 'the Firestore emulator',
  storage: 'the Storage emulator',
  hub: 'the emulator hub',
  logging: 'the emulator log',
  websocket: "the Firestore emulator's web socket",
  eventarc: 'the Eventarc emulator',
  tasks: 'the Cloud Tasks emulator',
  ui: 'the Emulator UI',
} as const;

export type PortName = keyof typeof uses;
export type StackPorts = Record<PortName, number>;

/** Ports that firebase.json need not name: the ones of firebase-tools itself. */
const unnamed = { logging: 4500, websocket: 9150, eventarc: 9299, tasks: 9499, ui: 4000 };

type EmulatorPorts = Partial<Record<PortName, { port?: number }>>;

/** The ports that firebase.json gives, completed with the defaults of firebase-tools. */
export function defaultPorts(): StackPorts {
  const file = readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8');
  const { emulators } = JSON.parse(file) as { emulators: EmulatorPorts };
  const named = {
    hub: 4400,
    hosting: 5000,
    functions: 5001,
    firestore: 8080,
    auth: 9099,
    storage: 9199,
  };
  const ports: StackPorts = { ...named, ...unnamed };
  for (const name of Object.keys(uses) as PortName[]) {
    ports[name] = emulators[name]?.port ?? ports[name];
  }
  return ports;
}

/** Whether nobody listens on this port of the local address. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: localHost, exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}

/** Throws a PlainProblem that names the first taken port and what it is wanted for. */
export async function refuseTakenPorts(
  wanted: readonly { port: number; use: string }[],
): Promise<void> {
  for (const { port, use } of wanted) {
    if (await isFree(port)) continue;
    throw new PlainProblem(
      `Port ${port} is taken, and ${use} needs it: is it running already? ` +
        'Stop what uses the port and start again.',
    );
  }
}

/** The same for the named ports of a stack. */
export function refuseTakenStackPorts(
  ports: StackPorts,
  names: readonly PortName[],
): Promise<void> {
  return refuseTakenPorts(names.map((name) => ({ port: ports[name], use: uses[name] })));
}

/**
 * That many different free ports. They lie below the range from which systems serve outgoing
 * connections (32768 on Linux), so that nothing takes them before they are used.
 */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(20_000, 32_000);
    if (!found.has(port) && (await isFree(port))) found.add(port);
  }
  return [...found];
}

/** Free ports for a whole stack. */
export async function freeStackPorts(): Promise<StackPorts> {
  const names = Object.keys(uses) as PortName[];
  const ports = await freePorts(names.length);
  return Object.fromEntries(names.map((name, at) => [name, ports[at]])) as StackPorts;
}
