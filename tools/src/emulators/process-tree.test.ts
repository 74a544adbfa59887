import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { descendants, isAlive, trackProcessTree } from './process-tree.ts';

/** A process whose child has its own process group, like the Firestore emulator. */
async function spawnFamily(onSignal: string): Promise<ChildProcess> {
  const forever = 'setInterval(() => {}, 1000)';
  const parent = `
    ${onSignal}
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', "process.on('SIGINT', () => {}); ${forever}"], { detached: true });
    child.once('spawn', () => console.log('started'));
    ${forever};`;
  const family = spawn(process.execPath, ['-e', parent], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(family.stdout, 'data');
  return family;
}

describe.skipIf(process.platform === 'win32')('trackProcessTree', () => {
  it.each([
    ['ends at once and leaves its child behind', "process.on('SIGINT', () => process.exit(0));"],
    ['does not listen', "process.on('SIGINT', () => {});"],
  ])('ends all processes of a program that %s', async (_, onSignal) => {
    const family = await spawnFamily(onSignal);
    const root = family.pid ?? 0;
    const below = descendants(root);
    expect(below).toHaveLength(1);
    const closed = once(family, 'close');
    await trackProcessTree(family).end(200);
    await closed;
    expect([root, ...below].filter(isAlive)).toEqual([]);
  });

  it('ends the child after the program itself has ended', async () => {
    const family = await spawnFamily('');
    const below = descendants(family.pid ?? 0);
    const tree = trackProcessTree(family);
    tree.refresh();
    const closed = once(family, 'exit');
    family.kill('SIGKILL');
    await closed;
    expect(below.filter(isAlive)).toEqual(below);
    await tree.end(200);
    expect(below.filter(isAlive)).toEqual([]);
  });
});
