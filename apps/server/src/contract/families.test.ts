import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppName } from '../http/staticApp';
import { startTestServer, type TestServer } from '../testing/startTestServer';

const STAFF = [
  '/api/v1/users/me',
  '/%61pi/v1/users/me',
  '/api/%76%31/users/me',
  '/api/v1/users/me/',
  '/api/v1/./users/me',
  '/api/sp/../v1/users/me',
];
const BUYERS = ['/api/sp/front/user/get/info', '/api/sp/%66ront/user/get/info'];
const COMMON = ['/api/sp/common/config', '/api/openapi.json', '/healthz', '/readyz'];

const servers: Partial<Record<AppName | 'all', TestServer>> = {};
beforeAll(async () => {
  servers.buyer = await startTestServer({ serves: 'buyer' });
  servers.admin = await startTestServer({ serves: 'admin' });
  servers.all = await startTestServer({ serves: 'buyer', config: { serves: 'all' } });
});
afterAll(() => Promise.all(Object.values(servers).map((server) => server.close())));

async function ask(port: AppName | 'all', url: string) {
  const answer = await servers[port]?.inject({ method: 'GET', url });
  return answer?.statusCode === 200 ? (answer.json<{ code?: number }>().code ?? 200) : answer?.statusCode;
}

describe('Q-36 a port answers the calls of its own app only, however their path is written', () => {
  test.each(STAFF)('staff call %s', async (url) => {
    expect(await ask('buyer', url)).toBe(404);
    expect([401, 404]).toContain(await ask('admin', url));
  });

  test('the plain staff call is known at the staff port, and at the other one when SERVES=all', async () => {
    expect(await ask('admin', '/api/v1/users/me')).toBe(401);
    expect(await ask('all', '/api/v1/users/me')).toBe(401);
  });

  test.each(BUYERS)('buyer call %s', async (url) => {
    expect(await ask('admin', url)).toBe(404);
    expect(await ask('buyer', url)).toBe(401);
  });

  test.each(COMMON)('%s answers at both', async (url) => {
    expect([await ask('buyer', url), await ask('admin', url)]).toEqual([200, 200]);
  });

  test('live channels', async () => {
    for (const [port, url, status] of [
      ['buyer', '/ws/admin', 404],
      ['buyer', '/%77s/admin', 404],
      ['admin', '/ws/front', 404],
    ] as const) {
      expect(await ask(port, url), url).toBe(status);
    }
  });
});
