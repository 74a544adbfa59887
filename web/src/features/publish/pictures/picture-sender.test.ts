import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../lib/api/failure.ts';
import { PictureSender, type SendState } from './picture-sender.ts';

const blob = new Blob(['x']);
const cut = () => Promise.reject(new ApiFailure(0, {}));
const url = (key: string) => Promise.resolve(`/media/${key}`);

/** A sender, the keys that it sent, and the states that it reported. */
function senderOf(send: (key: string, signal: AbortSignal) => Promise<string>) {
  const keys: string[] = [];
  const states: Record<string, SendState[]> = {};
  const sender = new PictureSender({
    send: (_blob, key, { signal }) => {
      keys.push(key);
      return send(key, signal);
    },
    onChange: (id, state) => (states[id] ??= []).push(state),
    pauses: [1, 1],
  });
  const last = (id: string) => states[id]?.at(-1)?.state;
  return { sender, keys, states, last };
}

afterEach(() => onlineManager.setOnline(true));

describe('PictureSender', () => {
  it('sends one picture after the other, and says where each is', async () => {
    const { sender, keys, states } = senderOf(url);
    sender.add('a', blob);
    sender.add('b', blob);
    await sender.settled();
    expect(keys).toEqual(['a', 'b']);
    expect(states['b']?.map(({ state }) => state)).toEqual(['waiting', 'sending', 'ready']);
    expect(states['a']?.at(-1)).toMatchObject({ upload: { url: '/media/a' } });
  });

  it('tries again under the same key when the line is cut', async () => {
    let tries = 0;
    const { sender, keys, last } = senderOf((key) => (++tries < 3 ? cut() : url(key)));
    sender.add('a', blob);
    await sender.settled();
    expect([keys, last('a')]).toEqual([['a', 'a', 'a'], 'ready']);
  });

  it('leaves one picture unsent and sends the others', async () => {
    const { sender, last } = senderOf((key) => (key === 'a' ? cut() : url(key)));
    sender.add('a', blob);
    sender.add('b', blob);
    await expect(sender.settled()).rejects.toMatchObject({ status: 0 });
    expect([last('a'), last('b')]).toEqual(['unsent', 'ready']);
  });

  it('sends unsent ones again when asked, and nothing twice', async () => {
    let isWell = false;
    const { sender, keys, last } = senderOf((key) =>
      isWell ? url(key) : Promise.reject(new ApiFailure(429, { message: 'later' })),
    );
    sender.add('a', blob);
    await expect(sender.settled()).rejects.toMatchObject({ status: 429 });
    isWell = true;
    sender.retry();
    sender.retry();
    await sender.settled();
    expect([keys, last('a')]).toEqual([['a', 'a'], 'ready']);
  });

  it('sends one unsent picture again by its id', async () => {
    let isWell = false;
    const { sender, keys } = senderOf((key) =>
      isWell ? url(key) : Promise.reject(new ApiFailure(429, { message: 'later' })),
    );
    for (const id of ['a', 'b']) sender.add(id, blob);
    await expect(sender.settled()).rejects.toThrow();
    isWell = true;
    sender.retry(({ id }) => id === 'b');
    await expect(sender.settled()).rejects.toThrow();
    expect(keys).toEqual(['a', 'b', 'b']);
  });

  it.each([400, 413])('does not try again what the server refuses with %d', async (status) => {
    const { sender, keys, last } = senderOf(() => Promise.reject(new ApiFailure(status, {})));
    sender.add('a', blob);
    await sender.settled();
    expect([keys, last('a')]).toEqual([['a'], 'failed']);
  });

  it('waits while the device is offline, and continues by itself', async () => {
    const { sender, keys, last } = senderOf(url);
    onlineManager.setOnline(false);
    sender.add('a', blob);
    await expect(sender.settled()).rejects.toMatchObject({ status: 0 });
    expect([keys, last('a')]).toEqual([[], 'unsent']);
    onlineManager.setOnline(true);
    await sender.settled();
    expect([keys, last('a')]).toEqual([['a'], 'ready']);
  });

  it('stops sending a picture that was removed, and says no more of it', async () => {
    const aborted = vi.fn();
    const { sender, keys, states } = senderOf(
      (key, signal) =>
        new Promise((resolve, reject) => {
          if (key === 'b') resolve('/media/b');
          signal.addEventListener('abort', () => {
            aborted(key);
            reject(signal.reason as Error);
          });
        }),
    );
    for (const id of ['a', 'b', 'c']) sender.add(id, blob);
    await vi.waitFor(() => expect(keys).toEqual(['a']));
    sender.keepOnly(new Set(['b']));
    await sender.settled();
    expect(aborted.mock.calls).toEqual([['a']]);
    expect(keys).toEqual(['a', 'b']);
    expect(states['a']?.map(({ state }) => state)).toEqual(['waiting', 'sending']);
    expect(states['c']?.map(({ state }) => state)).toEqual(['waiting']);
  });

  it('ends with the page', async () => {
    const { sender, states } = senderOf(() => new Promise(() => undefined));
    sender.add('a', blob);
    sender.end();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await Promise.resolve();
    expect(states['a']?.map(({ state }) => state)).not.toContain('ready');
  });
});
