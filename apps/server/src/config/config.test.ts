import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config';
import { ConfigError } from './envValues';

test('D-29 picture codes cannot be switched off in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production', CAPTCHA: 'off' })).toThrow(ConfigError);
  expect(() => readConfig({ CAPTCHA: 'off' })).toThrow('CAPTCHA=off is refused');
  expect(() => readConfig({ NODE_ENV: 'prod', CAPTCHA: 'off' })).toThrow(ConfigError);
  expect(readConfig({ NODE_ENV: 'development', CAPTCHA: 'off' }).captcha).toBe(false);
});

test('a port that is no port is refused with a sentence', () => {
  expect(() => readConfig({ PORT: 'abc' })).toThrow('PORT must be a port number');
  expect(readConfig({ PORT: '8080' }).port).toBe(8080);
});

test.each([
  [undefined, false],
  ['off', false],
  ['on', true],
  ['1', 1],
  ['10.0.0.5, 192.168.0.0/16', ['10.0.0.5', '192.168.0.0/16']],
  ['loopback', ['127.0.0.0/8', '::1']],
])('D-60 TRUST_PROXY=%s is understood', (text, trusted) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
});

test.each(['true', 'yes', 'proxy.example.com', '0', '10.0.0.5/99', '10.0.0'])(
  'D-60 TRUST_PROXY=%s is refused with a sentence',
  (text) => expect(() => readConfig({ TRUST_PROXY: text })).toThrow('TRUST_PROXY must be on, off,'),
);

test('a mail server is an address with a sender; elsewhere than on this machine nothing is sent unencrypted', () => {
  const smtp = (SMTP_URL: string, MAIL_FROM = 'Selvedge <no-reply@merchant.example>') =>
    readConfig({ SMTP_URL, MAIL_FROM }).smtp;
  expect(readConfig({}).smtp).toBeUndefined();
  expect(smtp('smtp://us%40er:p%2Fw@mail.example')).toMatchObject({
    port: 587,
    secure: false,
    requireTls: true,
    user: 'us@er',
    password: 'p/w',
  });
  expect(smtp('smtps://mail.example')).toMatchObject({ port: 465, secure: true, user: '' });
  expect(smtp('smtp://127.0.0.1:2525')).toMatchObject({ port: 2525, requireTls: false });
  expect(smtp('smtp://relay.internal:25?tls=off')).toMatchObject({ port: 25, requireTls: false });
  expect(smtp('smtp://[::1]:2525')).toMatchObject({ host: '::1', requireTls: false });
  expect(() => smtp('smtp://user:Hidden-2026%@mail.example')).toThrow(/^SMTP_URL must be(?!.*Hidden)/);
  expect(() => smtp('https://user:Hidden-2026@mail.example')).toThrow(/^SMTP_URL must be(?!.*Hidden)/);
  expect(() => smtp('smtp://mail.example', '')).toThrow('MAIL_FROM must be');
  expect(() => smtp('smtp://mail.example', 'Selvedge')).toThrow('MAIL_FROM must be');
});

test('settings that are a choice or a list of origins are refused with a sentence', () => {
  expect(() => readConfig({ SERVES: 'staff' })).toThrow('SERVES must be own or all');
  expect(() => readConfig({ ORIGINS: 'https://a.example.com/path' })).toThrow('ORIGINS must be web origins');
  expect(readConfig({ ORIGINS: 'https://a.example.com' }).origins).toEqual(['https://a.example.com']);
  expect(() => readConfig({ BUYER_ORIGIN: 'a.example.com' })).toThrow('BUYER_ORIGIN must be a web origin');
  expect(readConfig({ BUYER_ORIGIN: 'https://a.example.com' }).buyerOrigin).toBe('https://a.example.com');
  expect(readConfig({ BUYER_ORIGIN: '' }).buyerOrigin).toBeUndefined();
});

test('every setting that is read is in the table of docs/configuration.md', () => {
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
  const read = new Set([...source.matchAll(/env\.([A-Z_]+)/g)].map(([, name]) => name ?? ''));
  const table = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8');
  expect([...read].filter((name) => !new RegExp(`\\| \`${name}\` +\\|`).test(table))).toEqual([]);
});

test('the demo comes by itself to this machine only, and anywhere when asked for by name', () => {
  const demo = (env: NodeJS.ProcessEnv) => readConfig(env).demo;
  expect(readConfig({}).host).toBe('127.0.0.1');
  for (const HOST of ['', 'localhost', '127.0.0.1', '127.1.2.3', '::1'])
    expect(demo({ HOST }), HOST).toBe('full');
  for (const HOST of ['0.0.0.0', '::', '192.0.2.7', 'shop.example', '127.0.0.1.example']) {
    expect(demo({ HOST }), HOST).toBe('off');
    expect(demo({ HOST, DEMO: 'on' }), HOST).toBe('full');
  }
  expect(demo({ NODE_ENV: 'production' })).toBe('off');
  expect(demo({ TRUST_PROXY: '10.0.0.1' })).toBe('off');
  expect(demo({ DEMO: 'small' })).toBe('small');
});
