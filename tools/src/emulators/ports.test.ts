import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { PlainProblem } from '../plain-problem.ts';
import {
  defaultPorts,
  freePorts,
  freeStackPorts,
  isFree,
  localHost,
  refuseTakenPorts,
  refuseTakenStackPorts,
} from './ports.ts';

const servers: Server[] = [];

async function takePort(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, localHost, resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('refuseTakenPorts', () => {
  it('names the taken port and what it is for, in one line', async () => {
    const port = await takePort();
    const refused = refuseTakenPorts([{ port, use: 'the site' }]);
    await expect(refused).rejects.toBeInstanceOf(PlainProblem);
    await expect(refused).rejects.toThrow(
      new RegExp(`^Port ${port} is taken, and the site [^\\n]*$`),
    );
  });

  it('has nothing to say about free ports', async () => {
    const [port = 0] = await freePorts(1);
    await expect(refuseTakenPorts([{ port, use: 'the site' }])).resolves.toBeUndefined();
  });

  it('looks only at the ports that a stack will use', async () => {
    const ports = { ...(await freeStackPorts()), ui: await takePort() };
    await expect(refuseTakenStackPorts(ports, ['auth', 'hub'])).resolves.toBeUndefined();
    await expect(refuseTakenStackPorts(ports, ['auth', 'ui'])).rejects.toThrow('Emulator UI');
  });
});

describe('free ports', () => {
  it('are different and free', async () => {
    const ports = await freePorts(20);
    expect(new Set(ports).size).toBe(20);
    expect(await Promise.all(ports.map(isFree))).not.toContain(false);
  });
});

describe('default ports', () => {
  it('are the ones of firebase.json, and none twice', () => {
    const ports = defaultPorts();
    expect(ports).toMatchObject({ hosting: 5000, functions: 5001, firestore: 8080, auth: 9099 });
    expect(new Set(Object.values(ports)).size).toBe(Object.values(ports).length);
  });
});
