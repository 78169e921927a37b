import { expect, test, vi } from 'vitest';
import fastify from 'fastify';
import { trustCheck, warnOfUntrustedProxy } from './proxies';
import { readProxies } from '../process/trustedProxies';

const trusts = (text: string, address: string, hop = 0) =>
  trustCheck(readProxies(text) ?? false)(address, hop);

test('D-60 a proxy is trusted by its address or network, an IPv4 address also in its IPv6 form', () => {
  expect(trusts('10.0.0.5, 192.168.0.0/16', '10.0.0.5')).toBe(true);
  expect(trusts('10.0.0.5, 192.168.0.0/16', '::ffff:192.168.3.4')).toBe(true);
  expect(trusts('10.0.0.5, 192.168.0.0/16', '10.0.0.6')).toBe(false);
  expect(trusts('fd00::/8', 'fd12::1')).toBe(true);
  expect(trusts('loopback', '::1')).toBe(true);
  expect(trusts('on', '203.0.113.1')).toBe(true);
  expect(trusts('off', '127.0.0.1')).toBe(false);
});

test('D-60 a number trusts that many proxies in a row', () => {
  expect([0, 1, 2].map((hop) => trusts('2', '203.0.113.1', hop))).toEqual([true, true, false]);
});

test('D-60 a proxy that nobody trusts is told of once in the log', async () => {
  const app = fastify();
  const warn = vi.fn();
  app.addHook('onRequest', (request, _reply, done) => {
    request.log.warn = warn;
    done();
  });
  warnOfUntrustedProxy(app, false);
  app.get('/', () => 'ok');
  await app.inject('/');
  expect(warn).not.toHaveBeenCalled();
  for (let at = 0; at < 3; at += 1)
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(warn).toHaveBeenCalledOnce();
  await app.close();
});
