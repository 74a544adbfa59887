import { describe, expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

/** A queue of names. `gone` wait no more; `clock` is the time. */
function queueOf(...names: string[]) {
  const scene = { waiting: names, gone: new Set<string>(), loaded: [] as string[], clock: 0 };
  const queue = new WorkQueue<string, string>({
    arrivals: () => Promise.resolve(scene.waiting.splice(0)),
    load: (name) => {
      scene.loaded.push(name);
      return Promise.resolve(scene.gone.has(name) ? undefined : name.toUpperCase());
    },
    now: () => scene.clock,
  });
  return { scene, queue };
}

async function rest(queue: WorkQueue<string, string>): Promise<string[]> {
  const things = [];
  for (let thing = await queue.next(); thing; thing = await queue.next()) things.push(thing);
  return things;
}

describe('the queue', () => {
  it('loads a few things ahead, never all', async () => {
    const { queue, scene } = queueOf(...'a b c d e f g h i j k l m n o p'.split(' '));
    expect(await queue.next()).toBe('A');
    expect(scene.loaded).toEqual('a b c d e f'.split(' '));
    expect([queue.total, queue.left]).toEqual([16, 15]);
  });

  it('passes over what waits no more, and takes arrivals at the end', async () => {
    const { queue, scene } = queueOf('a', 'b', 'c');
    scene.gone.add('b');
    expect(await queue.next()).toBe('A');
    scene.waiting.push('d');
    expect(await rest(queue)).toEqual(['C', 'D']);
    scene.waiting.push('e');
    expect(await queue.next()).toBe('E');
  });

  it('has what is put back come next, as it is then', async () => {
    const { queue, scene } = queueOf('a', 'b');
    await queue.next();
    queue.putFirst('a');
    expect(await rest(queue)).toEqual(['A', 'B']);
    expect(scene.loaded).toEqual(['a', 'b', 'a']);
  });

  it('loads again what it loaded long ago', async () => {
    const { queue, scene } = queueOf('a', 'b');
    await queue.next();
    scene.gone.add('b');
    scene.clock += 60_000;
    expect(await queue.next()).toBeUndefined();
  });
});
