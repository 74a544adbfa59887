import express, { type Request } from 'express';
import { describe, expect, it, test } from 'vitest';
import { clientAddress, proxyCheck, trustedProxies } from './client-address.ts';

/** The address that the API finds in a request which `peer` sends with these headers. */
function addressOf(headers: Record<string, string>, peer = '169.254.1.1'): string {
  const app = express();
  app.set('trust proxy', trustedProxies());
  const request = Object.create(app.request, {
    headers: { value: headers },
    socket: { value: { remoteAddress: peer } },
    connection: { value: { remoteAddress: peer } },
  }) as Request;
  return clientAddress(request);
}

describe('the address of a client', () => {
  test.each([
    ['the entry of the nearest proxy', '198.51.100.7', '198.51.100.7'],
    ['not what the client wrote before it', '10.0.0.1, 203.0.113.1', '203.0.113.1'],
    ['the entry before Hosting’s CDN', '203.0.113.1, 151.101.1.1', '203.0.113.1'],
    [
      'not what the client wrote before the CDN',
      '1.1.1.1, 203.0.113.1, 151.101.1.1',
      '203.0.113.1',
    ],
    ['a network of IPv6', '2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['a network of IPv6 in short', '2001:db8:1:2::9', '2001:db8:1:2'],
    ['a network with zeros', '2001:db8::9', '2001:db8:0:0'],
    ['IPv4 in the form of IPv6', '::ffff:198.51.100.7', '198.51.100.7'],
    ['the beginning of nonsense', 'x'.repeat(500), 'x'.repeat(64)],
  ])('is %s', (_title, forwarded, address) => {
    expect(addressOf({ 'x-forwarded-for': forwarded })).toBe(address);
  });

  it('is that of the peer when there is no proxy', () => {
    expect(addressOf({}, '192.0.2.9')).toBe('192.0.2.9');
    expect(addressOf({ 'x-forwarded-for': '198.51.100.7' }, '192.0.2.9')).toBe('192.0.2.9');
  });

  it('is never read from a header of a CDN, which anybody can send', () => {
    const forged = { 'fastly-client-ip': '198.51.100.1', 'x-real-ip': '198.51.100.2' };
    expect(addressOf({ ...forged, 'x-forwarded-for': '203.0.113.1' })).toBe('203.0.113.1');
  });
});

describe('proxyCheck', () => {
  it('trusts the networks of the setting only', () => {
    const isProxy = proxyCheck(['203.0.113.0/24', '2001:db8::/32']);
    expect(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::9'].map(isProxy)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['203.0.114.9', '127.0.0.1', '2001:db9::9', 'nonsense'].map(isProxy)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('trusts a peer without an address: a proxy on this machine', () => {
    expect(proxyCheck([])(undefined)).toBe(true);
  });

  it.each(['203.0.113.9', 'fastly', '203.0.113.0/40'])('throws for the network %s', (network) => {
    expect(() => proxyCheck([network])).toThrow();
  });
});
