import type { Request } from 'express';
import { BlockList, isIP } from 'node:net';
import { config } from '../platform/config.ts';

const mappedIpv4 = /^::ffff:(?=\d+\.)/;

/**
 * The client's IP address: the last one in `X-Forwarded-For` that is not a trusted proxy
 * (see `trustedProxies` below). A client can only write entries before it, and no other header counts. An IPv6
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

/**
 * Proxies between a client and a function. Each appends the address that it sees to `X-Forwarded-For`: Cloud Run's own
 * proxy, the emulators, and Fastly, which is Hosting's CDN (https://api.fastly.com/public-ip-list, as of 2026-10-14).
 */
const defaultProxies = [
  ...['127.0.0.0/8', '::1/128', '169.254.0.0/16', 'fe80::/10'],
  ...['23.235.32.0/20', '43.249.72.0/22', '103.244.50.0/24', '103.245.222.0/23'],
  ...['103.245.224.0/24', '104.156.80.0/20', '140.248.64.0/18', '140.248.128.0/17'],
  ...['146.75.0.0/17', '151.101.0.0/16', '157.52.64.0/18', '167.82.0.0/17', '167.82.128.0/20'],
  ...['167.82.160.0/20', '167.82.224.0/20', '172.111.64.0/18', '185.31.16.0/22'],
  ...['199.27.72.0/21', '199.232.0.0/16', '2a04:4e40::/32', '2a04:4e42::/32'],
];

const families = { 4: 'ipv4', 6: 'ipv6' } as const;

/**
 * Answers whether an address belongs to a proxy. `networks` are in CIDR notation; an entry that is none
 * throws. Without an address the peer is a Unix socket, which only a proxy on this machine opens.
 */
export function proxyCheck(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length] = network.split('/');
    const family = families[isIP(address) as 4 | 6];
    list.addSubnet(address, Number(length), family);
  }
  return (address) => {
    if (address === undefined) return true;
    const version = isIP(address);
    return version !== 0 && list.check(address, families[version as 4 | 6]);
  };
}

/** The proxies of the setting `TRUSTED_PROXIES`, or those in front of a project on Firebase. */
export function trustedProxies(): (address: string | undefined) => boolean {
  return proxyCheck(config().trustedProxies ?? defaultProxies);
}
