import type { Request } from 'express';

const mappedIpv4 = /^::ffff:(?=\d+\.)/;

/**
 * The client's IP address: the last one in `X-Forwarded-For` that is not a trusted proxy
 * (trusted-proxies.ts). A client can only write entries before it, and no other header counts. An IPv6
 * /64 network counts as one address, because one household or phone gets a whole one.
 */
export function clientAddress(request: Pick<Request, 'ip'>): string {
  const address = (request.ip ?? '').toLowerCase().replace(mappedIpv4, '').slice(0, 64);
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}
