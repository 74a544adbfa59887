import { write } from 'firebase-functions/logger';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inRequest, securityEvent } from './security-log.ts';

vi.mock('firebase-functions/logger');
afterEach(() => vi.clearAllMocks());

const lines = () => vi.mocked(write).mock.calls.map(([line]) => line as object);

describe('securityEvent', () => {
  it('names the request and hashes its address', async () => {
    const address = '198.51.100.7';
    await inRequest({ requestId: 'r1', address }, async () => {
      await Promise.resolve();
      securityEvent('signedIn', { uid: 'u1' });
    });
    expect(lines()).toEqual([
      {
        severity: 'NOTICE',
        message: 'security: signedIn',
        securityEvent: 'signedIn',
        uid: 'u1',
        requestId: 'r1',
        addressHash: expect.stringMatching(/^[\w-]{16}$/) as string,
      },
    ]);
    expect(JSON.stringify(lines())).not.toContain(address);
  });

  it('has the same hash for the same address, and another for another', () => {
    for (const address of ['198.51.100.7', '198.51.100.7', '198.51.100.8']) {
      inRequest({ requestId: 'r', address }, () => securityEvent('refused'));
    }
    const hashes = lines().map((line) => (line as { addressHash: string }).addressHash);
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[2]).not.toBe(hashes[0]);
  });

  it('works in a trigger, where there is no request', () => {
    securityEvent('listingModerated', { listing: 'a', status: 'approved' });
    expect(lines()).toMatchObject([{ securityEvent: 'listingModerated', listing: 'a' }]);
  });
});
