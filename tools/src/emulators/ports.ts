import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { readJson } from '../repository.ts';
import { PlainProblem } from '../plain-problem.ts';

/** All servers of the tools listen on this address only. */
export const localHost = '127.0.0.1';

/** The defaults of firebase-tools, for ports that firebase.json does not name, and the use of each for messages. */
const portTable = {
  hosting: { port: 5000, use: 'the site' },
  auth: { port: 9099, use: 'the Auth emulator' },
  functions: { port: 5001, use: 'the Functions emulator' },
  firestore: { port: 8080, use: 'the Firestore emulator' },
  storage: { port: 9199, use: 'the Storage emulator' },
  hub: { port: 4400, use: 'the emulator hub' },
  logging: { port: 4500, use: 'the emulator log' },
  websocket: { port: 9150, use: "the Firestore emulator's web socket" },
  eventarc: { port: 9299, use: 'the Eventarc emulator' },
  tasks: { port: 9499, use: 'the Cloud Tasks emulator' },
  ui: { port: 4000, use: 'the Emulator UI' },
} as const;

export type PortName = keyof typeof portTable;
export type StackPorts = Record<PortName, number>;

const portNames = Object.keys(portTable) as PortName[];

type EmulatorPorts = Partial<Record<PortName, { port?: number }>>;

/** The ports of firebase.json, with the defaults of firebase-tools. */
export function defaultPorts(): StackPorts {
  const { emulators } = readJson('firebase.json') as { emulators: EmulatorPorts };
  const ports = portNames.map((name) => [name, emulators[name]?.port ?? portTable[name].port]);
  return Object.fromEntries(ports) as StackPorts;
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
  return requireFreePorts(names.map((name) => ({ port: ports[name], use: portTable[name].use })));
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
  const ports = await freePorts(portNames.length);
  return Object.fromEntries(portNames.map((name, at) => [name, ports[at]])) as StackPorts;
}
