import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SocialSettings } from '../../../config/social';
import { noSocial } from '../../../adapters/social/platform';
import { oidc } from '../../../adapters/social/oidc';
import { wechat } from '../../../adapters/social/wechat';
import { readConfig } from '../../../config/config';
import { field } from '../../../testing/builders';
import { makeBuyer, PASSWORD } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/startTestServer';

const API = '/api/sp/front/wechat';
const RETURN_URL = 'https://shop.example.com/';
const settings = (over: Partial<SocialSettings>): SocialSettings => ({
  kind: 'oidc',
  clientId: 'selvedge',
  clientSecret: 'open sesame/+',
  issuer: '',
  returnUrl: RETURN_URL,
  name: 'Example',
  ...over,
});

async function begin(server: TestServer): Promise<{ state: string; url: string }> {
  const { data } = await server.anonymous.post(`${API}/begin`);
  return { state: String(field(data, 'state')), url: String(field(data, 'url')) };
}
const back = (server: TestServer, state: string, code?: string) =>
  server.anonymous.post(`${API}/return`, { state, code });

describe('with the stand-in of development', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await makeBuyer(server.db, { username: 'weaver', socialId: 'simulated:weaver' });
  });
  afterAll(() => server.close());

  const open = async () => {
    const { data } = await server.anonymous.get(`${API}/qr/create`);
    const url = new URL(String(field(data, 'url')));
    const scanKey = new URLSearchParams(url.hash.split('?')[1]).get('scan') ?? '';
    return { qrKey: String(field(data, 'qrKey')), scanKey };
  };
  const stateOf = async (qrKey: string) =>
    (await server.anonymous.get(`${API}/qr/state?qrKey=${qrKey}`)).data;

  test('R-1.22 X-B102 X-B103 waiting, scanned and confirmed on the phone, then signed in once on the other device', async () => {
    const { qrKey, scanKey } = await open();
    expect(await stateOf(qrKey)).toMatchObject({ state: 'WAITING' });
    const scanned = await server.anonymous.post(`${API}/qr/scan`, { scanKey });
    expect(await stateOf(qrKey)).toMatchObject({ state: 'SCANNED' });
    const state = String(field(scanned.data, 'state'));
    expect(await back(server, state, 'weaver')).toMatchObject({ code: 200, data: { outcome: 'ELSEWHERE' } });
    const code = String(field(await stateOf(qrKey), 'code'));
    const signed = await server.anonymous.post(`${API}/login/qr?code=${code}`);
    expect(signed).toMatchObject({ code: 200, data: { user: { username: 'weaver' } } });
    expect((await back(server, state, 'weaver')).code, 'answered once').toBe(40401);
    const again = await server.anonymous.post(`${API}/login/qr?code=${code}`);
    expect(field(again.data, 'token'), 'the code is used up').toBeUndefined();
  });

  test('R-1.22 X-B103 refused on the phone, run out, scanned too late, and an unknown key', async () => {
    const { qrKey, scanKey } = await open();
    const scanned = await server.anonymous.post(`${API}/qr/scan`, { scanKey });
    const refused = await back(server, String(field(scanned.data, 'state')));
    expect(refused.data).toEqual({ outcome: 'REFUSED' });
    expect(await stateOf(qrKey)).toMatchObject({ state: 'REFUSED' });
    expect((await server.anonymous.post(`${API}/qr/scan`, { scanKey })).code).toBe(40401);
    expect(await stateOf('unknown-key')).toEqual({ state: 'EXPIRED', expiresIn: 0 });
    expect((await server.anonymous.post(`${API}/qr/scan`, { scanKey: qrKey })).code).toBe(40401);
  });

  test('R-1.22 what the phone holds does not open the code, nor the picture the state', async () => {
    const { qrKey, scanKey } = await open();
    const scanned = await server.anonymous.post(`${API}/qr/scan`, { scanKey });
    const state = String(field(scanned.data, 'state'));
    await back(server, state, 'weaver');
    for (const key of [scanKey, state]) expect(await stateOf(key)).toMatchObject({ state: 'EXPIRED' });
    expect(await stateOf(qrKey)).toMatchObject({ state: 'CONFIRMED' });
  });

  test('R-1.23 K-01 one click: the code of this browser signs in, a wrong one does not', async () => {
    const { state, url } = await begin(server);
    const page = await server.inject({ url: new URL(url).pathname + new URL(url).search });
    expect(page.body).toContain(`value="${state}"`);
    expect((await back(server, state, '!')).code).toBe(40003);
    const { data } = await back(server, state, 'weaver');
    const signed = await server.anonymous.post(`${API}/login?code=${String(field(data, 'code'))}`);
    expect(signed).toMatchObject({ code: 200, data: { user: { username: 'weaver' } } });
  });

  test('E-40012 K-20 R-3.43 a signed-in buyer binds; an account that is another buyer’s is refused', async () => {
    await makeBuyer(server.db, { username: 'binder' });
    const buyer = await server.buyer('binder');
    const bind = async (who: string) => {
      const { state } = await begin(server);
      const { data } = await back(server, state, who);
      return buyer.post(`${API}/login/qr/bind?code=${String(field(data, 'code'))}`, { password: PASSWORD });
    };
    expect((await bind('weaver')).code).toBe(40012);
    expect(await bind('binder')).toMatchObject({ code: 200, data: { socialBound: true } });
  });

  test('K-20 who has the token alone binds no social account; the password does, after a wrong one too, and the owner is told', async () => {
    await makeBuyer(server.db, { username: 'owner' });
    const buyer = await server.buyer('owner');
    const { state } = await begin(server);
    const { data } = await back(server, state, 'thief');
    const bind = (proof: object) =>
      buyer.post(`${API}/login/qr/bind?code=${String(field(data, 'code'))}`, proof);
    expect(await bind({})).toMatchObject({ code: 40001, data: { fields: { password: expect.any(String) } } });
    expect(await bind({ currentCode: '000000' })).toMatchObject({ code: 40004 });
    expect(await bind({ password: 'not-hers-2026' })).toMatchObject({
      code: 40003,
      data: { triesLeft: 4 },
      raw: { body: expect.stringContaining('当前密码不正确') },
    });
    expect(await bind({ password: PASSWORD })).toMatchObject({ code: 200, data: { socialBound: true } });
    const notices = await buyer.get('/api/sp/front/notice/page?pageNum=1&pageSize=20');
    expect(JSON.stringify(notices.data)).toContain('已绑定社交账号');
  });
});

test('E-50301 D-64 without a platform nothing is begun', async () => {
  const server = await startTestServer({ adapters: { social: noSocial } });
  expect((await server.anonymous.get(`${API}/qr/create`)).code).toBe(50301);
  expect((await server.anonymous.post(`${API}/begin`)).code).toBe(50301);
  expect((await server.inject({ url: '/api/sp/simulator' })).statusCode).toBe(404);
  await server.close();
});

describe('with a provider of OpenID Connect', () => {
  const provider = new OAuth2Server();
  let server: TestServer;
  beforeAll(async () => {
    await provider.issuer.keys.generate('RS256');
    await provider.start(0, 'localhost');
    const social = oidc(settings({ issuer: provider.issuer.url ?? '' }));
    server = await startTestServer({ adapters: { social } });
  });
  afterAll(async () => {
    await server.close();
    await provider.stop();
  });

  const agree = async (url: string): Promise<URL> => {
    const answer = await fetch(url, { redirect: 'manual' });
    return new URL(answer.headers.get('location') ?? '');
  };

  test('R-1.23 D-64 there and back: the person is the same at the second time, and proof of the key is asked for', async () => {
    for (const time of ['first', 'second']) {
      const { state, url } = await begin(server);
      expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
      const home = await agree(url);
      expect(home.href).toMatch(/^https:\/\/shop\.example\.com\/\?/);
      expect(home.searchParams.get('state')).toBe(state);
      const { data } = await back(server, state, home.searchParams.get('code') ?? '');
      const signed = await server.anonymous.post(`${API}/login?code=${String(field(data, 'code'))}`);
      expect(signed, time).toMatchObject({ code: 200, data: { bindKey: expect.any(String) } });
    }
  });

  test('R-1.23 a code that was given to another sign-in is no good', async () => {
    const mine = await begin(server);
    const other = await begin(server);
    const stolen = (await agree(other.url)).searchParams.get('code') ?? '';
    expect((await back(server, mine.state, stolen)).code).toBe(40003);
    expect((await server.anonymous.post(`${API}/login?code=${stolen}`)).code).toBe(40003);
  });

  test('R-1.23 a provider that takes the merchant for somebody else, or is away, is said as such', async () => {
    const { state, url } = await begin(server);
    const code = (await agree(url)).searchParams.get('code') ?? '';
    provider.service.once('beforeResponse', (response: object) => {
      Object.assign(response, { statusCode: 401, body: { error: 'invalid_client' } });
    });
    expect((await back(server, state, code)).code).toBe(50301);
    const away = oidc(settings({ issuer: 'http://localhost:9' }));
    await expect(away.departure({ state, verifier: 'v', origin: '' })).rejects.toThrow('does not answer');
    const posing = oidc(settings({ issuer: `${provider.issuer.url}/` }));
    await expect(posing.departure({ state, verifier: 'v', origin: '' })).rejects.toThrow('SOCIAL_ISSUER');
  });
});

describe('in the shape of the WeChat open platform', () => {
  let platform: Server;
  let api = '';
  beforeAll(async () => {
    const people: Record<string, object> = {
      joined: { access_token: 't', openid: 'o-1', unionid: 'u-1' },
      alone: { access_token: 't', openid: 'o-2' },
      used: { errcode: 40163, errmsg: 'code been used' },
      secret: { errcode: 40125, errmsg: 'invalid appsecret' },
    };
    platform = createServer((request, answer) => {
      const query = new URL(request.url ?? '', 'http://localhost').searchParams;
      answer.setHeader('content-type', 'text/plain');
      answer.end(JSON.stringify(people[query.get('code') ?? ''] ?? { errcode: 40029 }));
    });
    await new Promise<void>((done) => platform.listen(0, 'localhost', done));
    api = `http://localhost:${(platform.address() as AddressInfo).port}`;
  });
  afterAll(() => platform.close());

  test('K-01 D-64 the union of a person’s accounts, or the account, tells who it is', async () => {
    const social = wechat(settings({ kind: 'wechat' }), { open: 'https://open.weixin.qq.com', api });
    const url = await social.departure({ state: 'st-1', verifier: 'v', origin: '' });
    expect(url).toMatch(/^https:\/\/open\.weixin\.qq\.com\/connect\/oauth2\/authorize\?appid=selvedge&/);
    expect(url).toMatch(/state=st-1#wechat_redirect$/);
    expect(await social.identify('joined', 'v')).toBe('wechat:u-1');
    expect(await social.identify('alone', null)).toBe('wechat:o-2');
    for (const code of ['used', 'invented']) expect(await social.identify(code, 'v')).toBeNull();
    await expect(social.identify('secret', 'v')).rejects.toThrow(/40125(?!.*sesame)/);
  });
});

test('D-64 what a platform needs is asked for at the start', () => {
  const own = { SOCIAL_CLIENT_ID: 'a', SOCIAL_CLIENT_SECRET: 'b', SOCIAL_RETURN_URL: RETURN_URL };
  expect(readConfig({ SOCIAL_PLATFORM: 'wechat', ...own }).social).toMatchObject({ kind: 'wechat' });
  const oidcOwn = { ...own, SOCIAL_ISSUER: 'https://id.example.com', SOCIAL_NAME: 'Example' };
  expect(readConfig({ SOCIAL_PLATFORM: 'oidc', ...oidcOwn }).social).toMatchObject({ name: 'Example' });
  expect(readConfig({}).social).toBeUndefined();
  const here = { SOCIAL_PLATFORM: 'wechat', ...own, SOCIAL_RETURN_URL: 'http://[::1]:3000/' };
  expect(readConfig(here).social).toMatchObject({ returnUrl: 'http://[::1]:3000/' });
  for (const [env, words] of [
    [{ SOCIAL_PLATFORM: 'smoke' }, /^SOCIAL_PLATFORM/],
    [{ SOCIAL_PLATFORM: 'wechat' }, /SOCIAL_CLIENT_SECRET/],
    [
      { SOCIAL_PLATFORM: 'wechat', ...own, SOCIAL_RETURN_URL: 'http://shop.example.com/' },
      /SOCIAL_RETURN_URL/,
    ],
    [{ SOCIAL_PLATFORM: 'oidc', ...own }, /SOCIAL_ISSUER/],
  ] as const)
    expect(() => readConfig(env)).toThrow(words);
});
