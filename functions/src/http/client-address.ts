import type { Request } from 'express';

/**
 * The client's IP address. Hosting's CDN sets `Fastly-Client-IP` and overwrites what a browser sends. A
 * request that bypasses Hosting can send any value, so a limit per address always has a limit per account
 * beside it. An IPv6 /64 network counts as one address, because one household or phone gets a whole one.
 */
export function clientAddress(request: Request): string {
  const named = request.get('fastly-client-ip') ?? request.get('x-forwarded-for')?.split(',').pop();
  const address = (named ?? request.socket.remoteAddress ?? '').trim().slice(0, 64).toLowerCase();
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}
