import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFirestoreEmulator } from '../../tools/src/emulators/find-firestore-emulator.ts';
import { findJava } from '../../tools/src/emulators/find-java.ts';
import { downloadedFile } from '../../tools/src/emulators/firebase-downloads.ts';
import { freePorts, localHost } from '../../tools/src/emulators/ports.ts';

/**
 * A Firestore emulator for one test, without rules and triggers, which the test may stop. Its clients connect through
 * a proxy, the door. It is shut before the export, so that every acknowledged write is exported.
 */
export interface OwnFirestore extends AsyncDisposable {
  /** `host:port` of the door, for FIRESTORE_EMULATOR_HOST. */
  host: string;
  /** It accepts connections and requests, but does not answer. */
  freeze(): void;
  thaw(): void;
  /** Ends its process: connections break, and new ones are refused. */
  end(): Promise<void>;
  /** A new process, with the data of the one that ended. */
  beginAgain(): Promise<void>;
}

/** The stack's Firestore behind such a door: for its clients it hangs or is gone. */
export async function openFirestoreDoor(): Promise<OwnFirestore> {
  const port = Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':').at(-1));
  const [doorPort = 0] = await freePorts(1);
  let door = await openDoor(doorPort, port);
  return {
    host: `${localHost}:${doorPort}`,
    freeze: () => door.hold(),
    thaw: () => door.release(),
    end: () => door.shut(),
    async beginAgain() {
      door = await openDoor(doorPort, port);
    },
    [Symbol.asyncDispose]: () => door.shut(),
  };
}

const exportName = 'kept';

export async function startOwnFirestore(project: string): Promise<OwnFirestore> {
  const [port = 0, doorPort = 0] = await freePorts(2);
  const folder = mkdtempSync(join(tmpdir(), 'own-firestore-'));
  const inside = `http://${localHost}:${port}`;
  let emulator = await startEmulator(port);
  let door = await openDoor(doorPort, port);

  return {
    host: `${localHost}:${doorPort}`,
    freeze: () => void emulator.kill('SIGSTOP'),
    thaw: () => void emulator.kill('SIGCONT'),
    async end() {
      await door.shut();
      rmSync(join(folder, exportName), { recursive: true, force: true });
      await post(`${inside}/emulator/v1/projects/${project}:export`, {
        database: `projects/${project}/databases/(default)`,
        export_directory: folder,
        export_name: exportName,
      });
      await endProcess(emulator);
    },
    async beginAgain() {
      const file = join(folder, exportName, `${exportName}.overall_export_metadata`);
      emulator = await startEmulator(port, ['--import-data', file]);
      door = await openDoor(doorPort, port);
    },
    async [Symbol.asyncDispose]() {
      await door.shut();
      await endProcess(emulator);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startEmulator(port: number, more: readonly string[] = []): Promise<ChildProcess> {
  const { executable } = await findJava();
  const found = await findFirestoreEmulator();
  const jar =
    found['FIRESTORE_EMULATOR_BINARY_PATH'] ??
    process.env['FIRESTORE_EMULATOR_BINARY_PATH'] ??
    downloadedFile('firestore');
  const place = ['--host', localHost, '--port', String(port)];
  const emulator = spawn(executable, ['-jar', jar, ...place, ...more], { stdio: 'ignore' });
  process.once('exit', () => emulator.kill('SIGKILL'));
  while (!(await answers(port))) {
    if (emulator.exitCode !== null) throw new Error('The Firestore emulator does not start.');
    await pause(50);
  }
  return emulator;
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://${localHost}:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Also ends a frozen process. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function post(url: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
}

interface Door {
  /** Accepts connections, but forwards nothing. */
  hold(): void;
  release(): void;
  /** Breaks all connections, and refuses new ones. */
  shut(): Promise<void>;
}

async function openDoor(port: number, behind: number): Promise<Door> {
  /** Each socket with the socket to which it forwards. */
  const sockets = new Map<Socket, Socket>();
  let isHeld = false;
  const keep = (socket: Socket, other: Socket) => {
    sockets.set(socket, other);
    // Either side may break a connection. Then the other side is closed, too.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    if (!isHeld) socket.pipe(other);
  };
  const server: Server = createServer((client) => {
    const inner = connect(behind, localHost);
    keep(client, inner);
    keep(inner, client);
  });
  server.listen(port, localHost);
  await once(server, 'listening');
  return {
    hold() {
      isHeld = true;
      for (const socket of sockets.keys()) socket.unpipe().pause();
    },
    release() {
      isHeld = false;
      for (const [socket, other] of sockets) socket.pipe(other);
    },
    async shut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets.keys()) socket.destroy();
      await closed;
    },
  };
}
