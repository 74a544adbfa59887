import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { readJson } from '../repository.ts';
import { PlainProblem } from '../plain-problem.ts';

/** All servers of the tools listen on this address only. */
export const localHost = '127.0.0.1';

/** The use of each port, for messages. */
const portUses = {
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

export type PortName = keyof typeof portUses;
export type StackPorts = Record<PortName, number>;

/** The defaults of firebase-tools, for ports that firebase.json does not name. */
const firebaseToolsPorts: StackPorts = {
  hub: 4400,
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  logging: 4500,
  websocket: 9150,
  eventarc: 9299,
  tasks: 9499,
  ui: 4000,
};

type EmulatorPorts = Partial<Record<PortName, { port?: number }>>;

/** The ports of firebase.json, with the defaults of firebase-tools. */
export function defaultPorts(): StackPorts {
  const { emulators } = readJson('firebase.json') as { emulators: EmulatorPorts };
  const ports = { ...firebaseToolsPorts };
  for (const name of Object.keys(portUses) as PortName[]) {
    ports[name] = emulators[name]?.port ?? ports[name];
  }
  return ports;
}

/** Whether no process listens on this local port. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: localHost, exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}

/** Throws a PlainProblem that names the first taken port and its use. */
export async function requireFreePorts(
  wanted: readonly { port: number; use: string }[],
): Promise<void> {
  for (const { port, use } of wanted) {
    if (await isPortFree(port)) continue;
    throw new PlainProblem(
      `Port ${port} is taken, and ${use} needs it: is it running already? ` +
        'Stop what uses the port and start again.',
    );
  }
}

/** The same for the named ports of a stack. */
export function requireFreeStackPorts(
  ports: StackPorts,
  names: readonly PortName[],
): Promise<void> {
  return requireFreePorts(names.map((name) => ({ port: ports[name], use: portUses[name] })));
}

/**
 * Finds free ports. They are below the range of outgoing connections (32768 on Linux), so the system does
 * not take them meanwhile.
 */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(20_000, 32_000);
    if (!found.has(port) && (await isPortFree(port))) found.add(port);
  }
  return [...found];
}

/** Finds free ports for a whole stack. */
export async function freeStackPorts(): Promise<StackPorts> {
  const names = Object.keys(portUses) as PortName[];
  const ports = await freePorts(names.length);
  return Object.fromEntries(names.map((name, at) => [name, ports[at]])) as StackPorts;
}
