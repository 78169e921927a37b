import { expect, test } from 'vitest';
import type { Config } from '../config';
import { startTestServer } from '../testing/startTestServer';

async function headersWith(config: Partial<Config>, url = '/healthz', headers: Record<string, string> = {}) {
  const server = await startTestServer({ config });
  const answer = await server.inject({ method: 'GET', url, headers });
  await server.close();
  return answer.headers;
}

test('every answer keeps the browser from what neither app needs', async () => {
  for (const url of ['/healthz', '/api/nowhere', '/api/sp/front/user/get/info']) {
    const headers = await headersWith({}, url);
    expect(headers).toMatchObject({
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
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('browsers are told to stay with HTTPS where a trusted proxy says it was HTTPS, or by a setting', async () => {
  const said = { 'x-forwarded-proto': 'https' };
  const hsts = async (config: Partial<Config>, headers = {}) =>
    (await headersWith(config, '/healthz', headers))['strict-transport-security'];
  expect(await hsts({}, said)).toBeUndefined();
  expect(await hsts({ trustProxy: ['127.0.0.1'] }, said)).toBe('max-age=31536000');
  expect(await hsts({ trustProxy: ['127.0.0.1'], hsts: 'off' }, said)).toBeUndefined();
  expect(await hsts({ hsts: 'on' })).toBe('max-age=31536000');
});
