import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { TrustedProxies } from '../process/trustedProxies';

/** Returns whether an address is a trusted proxy; `hop` counts from 0, the other end of the connection. */
export type TrustCheck = (address: string, hop: number) => boolean;

/** Creates the trust check for the setting TRUST_PROXY. */
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

/** Logs once that a proxy seems to be in front although none is trusted: all callers would then count as one address for the limits. */
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
