import type { Request } from 'express';

/**
 * Where a request comes from. Hosting's CDN names the browser in `Fastly-Client-IP` and replaces what
 * a browser sends there; whoever goes around Hosting can write what they like, so counts per address
 * only ever stand beside counts per account. An IPv6 network (/64) counts as one: it is what one
 * household or phone is given.
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
