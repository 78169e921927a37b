import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Which proxies in front are believed about the caller: none, everybody (`true`), that many in a row, or those of a list
 * of addresses.
 */
export type TrustedProxies = boolean | number | readonly string[];

/** Whether an address is a trusted proxy; `hop` counts from 0, the other end of the connection. */
export type TrustCheck = (address: string, hop: number) => boolean;

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

/** Reads TRUST_PROXY: on, off, a number of hops or a list of addresses, networks and named ranges. Null: none of these. */
export function readProxies(text: string | undefined): TrustedProxies | null {
  if (text === undefined || text === '' || text === 'off') return false;
  if (text === 'on') return true;
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= MOST_HOPS ? Number(text) : null;
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const networks = parts.flatMap((part) => NAMED[part] ?? [part]);
  return networks.length > 0 && networks.every(isNetwork) ? networks : null;
}

/** The check that belongs to TRUST_PROXY. */
export function trustCheck(proxies: TrustedProxies): TrustCheck {
  if (typeof proxies === 'boolean') return () => proxies;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const network of proxies) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
  };
}

/**
 * Says once in the log that a proxy seems to stand in front though none is trusted: all callers would then count as one
 * address for the limits.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, proxies: TrustedProxies): void {
  if (proxies !== false) return;
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      request.log.warn(
        'X-Forwarded-For arrives but TRUST_PROXY is off: if a proxy stands in front, every caller has its address',
      );
    }
    done();
  });
}
