import { isIP } from 'node:net';

/** Proxies in front that are trusted about the caller: none, all (`true`), a number of hops, or the addresses of a list. */
export type TrustedProxies = boolean | number | readonly string[];

const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const MOST_HOPS = 10;

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Parses TRUST_PROXY: on, off, a number of hops or a list of addresses, networks and named ranges. Null when it is none of these. */
export function readProxies(text: string | undefined): TrustedProxies | null {
  if (text === undefined || text === '' || text === 'off') return false;
  if (text === 'on') return true;
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= MOST_HOPS ? Number(text) : null;
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const networks = parts.flatMap((part) => NAMED[part] ?? [part]);
  return networks.length > 0 && networks.every(isNetwork) ? networks : null;
}
