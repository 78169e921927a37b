import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config';
import { answerFaults, answerUnknown } from './faults';
import { refuse } from './errors';
import { trustCheck } from './proxies';
import { readProxies } from '../process/trustedProxies';
import { addSecurityHeaders, LIBRARY_STYLES } from './security';

async function headersWith(env: Record<string, string>, url = '/', headers: Record<string, string> = {}) {
  const app = fastify({ trustProxy: trustCheck(readProxies(env.TRUST_PROXY) ?? false) });
  answerFaults(app);
  await addSecurityHeaders(app, readConfig(env));
  app.get('/', () => ({ status: 'ok' }));
  app.get('/refused', () => Promise.reject(refuse(40401)));
  app.get('/file', (_request, reply) => reply.header('content-security-policy', 'sandbox').send('file'));
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply));
  const answer = await app.inject({ url, headers });
  await app.close();
  return answer.headers;
}

test('every answer keeps the browser from what neither app needs', async () => {
  for (const url of ['/', '/refused', '/nowhere']) {
    const headers = await headersWith({}, url);
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('ws:');
  }
  expect((await headersWith({}, '/file'))['content-security-policy']).toBe('sandbox');
});

test('no page takes a script or style that stands in it, but for the styles its library is known to put there', async () => {
  for (const url of ['/', '/refused', '/nowhere']) {
    const policy = String((await headersWith({}, url))['content-security-policy']);
    expect(policy, url).not.toContain('unsafe');
    expect(policy, url).toMatch(/style-src 'self'( 'sha256-[\w+/]{43}=')+;/);
  }
});

/** Returns the styles that a file of React Aria inserts into a page. */
const stylesIn = (source: string) =>
  [...source.matchAll(/style\.textContent = `([^`]*)`/g)].map(([, text = '']) =>
    text.replaceAll(/\$\{\S*PRESSABLE_ATTRIBUTE\}/g, 'data-react-aria-pressable').trim(),
  );

test('the styles that are allowed by digest are those of the library that is installed', () => {
  const folder = fileURLToPath(new URL('../../../../node_modules/react-aria/dist/private', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mjs'),
  );
  const found = files.flatMap((name) => stylesIn(readFileSync(join(folder, name), 'utf8')));
  expect(new Set(found)).toEqual(new Set(LIBRARY_STYLES));
});

test('browsers are told to stay with HTTPS where a trusted proxy says it was HTTPS, or by a setting', async () => {
  const said = { 'x-forwarded-proto': 'https' };
  const hsts = async (env: Record<string, string>, headers = {}) =>
    (await headersWith(env, '/', headers))['strict-transport-security'];
  expect(await hsts({})).toBeUndefined();
  expect(await hsts({}, said)).toBeUndefined();
  expect(await hsts({ TRUST_PROXY: 'loopback' }, said)).toBe('max-age=31536000');
  expect(await hsts({ TRUST_PROXY: 'loopback', HSTS: 'off' }, said)).toBeUndefined();
  expect(await hsts({ HSTS: 'on' })).toBe('max-age=31536000');
});

test('an installation that answers by HTTPS under every name below its own says so to browsers', async () => {
  const { 'strict-transport-security': said } = await headersWith({ HSTS: 'subdomains' }, '/');
  expect(said).toBe('max-age=31536000; includeSubDomains');
});
