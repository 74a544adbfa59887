import type { Request } from 'express';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

function requestWith(headers: Record<string, string>): Request {
  const socket = { remoteAddress: '192.0.2.9' };
  return { get: (name: string) => headers[name], socket } as unknown as Request;
}

test.each([
  [{ 'fastly-client-ip': '198.51.100.7', 'x-forwarded-for': '203.0.113.1' }, '198.51.100.7'],
  // The nearest proxy writes the last address; anybody can write the earlier ones.
  [{ 'x-forwarded-for': '10.0.0.1, 203.0.113.1' }, '203.0.113.1'],
  [{}, '192.0.2.9'],
  [{ 'fastly-client-ip': '2001:DB8:1:2:3:4:5:6' }, '2001:db8:1:2'],
  [{ 'fastly-client-ip': '2001:db8:1:2::9' }, '2001:db8:1:2'],
  [{ 'fastly-client-ip': '2001:db8::9' }, '2001:db8:0:0'],
  [{ 'fastly-client-ip': '::1' }, '0:0:0:0'],
  [{ 'fastly-client-ip': '::ffff:198.51.100.7' }, '::ffff:198.51.100.7'],
  [{ 'fastly-client-ip': 'x'.repeat(500) }, 'x'.repeat(64)],
])('for the headers %j returns %s', (headers, address) => {
  expect(clientAddress(requestWith(headers))).toBe(address);
});
