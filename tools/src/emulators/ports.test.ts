import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { PlainProblem } from '../plain-problem.ts';
import {
  defaultPorts,
  freePorts,
  freeStackPorts,
  isPortFree,
  localHost,
  requireFreePorts,
  requireFreeStackPorts,
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

describe('requireFreePorts', () => {
  it('throws one line that names the taken port and its use', async () => {
    const port = await takePort();
    const refused = requireFreePorts([{ port, use: 'the site' }]);
    await expect(refused).rejects.toBeInstanceOf(PlainProblem);
    await expect(refused).rejects.toThrow(
      new RegExp(`^Port ${port} is taken, and the site [^\\n]*$`),
    );
  });

  it('resolves for free ports', async () => {
    const [port = 0] = await freePorts(1);
    await expect(requireFreePorts([{ port, use: 'the site' }])).resolves.toBeUndefined();
  });

  it('checks only the ports that a stack uses', async () => {
    const ports = { ...(await freeStackPorts()), ui: await takePort() };
    await expect(requireFreeStackPorts(ports, ['auth', 'hub'])).resolves.toBeUndefined();
    await expect(requireFreeStackPorts(ports, ['auth', 'ui'])).rejects.toThrow('Emulator UI');
  });
});

describe('free ports', () => {
  it('are different and free', async () => {
    const ports = await freePorts(20);
    expect(new Set(ports).size).toBe(20);
    expect(await Promise.all(ports.map(isPortFree))).not.toContain(false);
  });
});

describe('default ports', () => {
  it('are those of firebase.json, without duplicates', () => {
    const ports = defaultPorts();
    expect(ports).toMatchObject({ hosting: 5000, functions: 5001, firestore: 8080, auth: 9099 });
    expect(new Set(Object.values(ports)).size).toBe(Object.values(ports).length);
  });
});
