import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

test('D-29 picture codes cannot be switched off in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production', CAPTCHA: 'off' })).toThrow(ConfigError);
  expect(readConfig({ CAPTCHA: 'off' }).captcha).toBe(false);
});

test('a port that is no port is refused with a sentence', () => {
  expect(() => readConfig({ PORT: 'abc' })).toThrow('PORT must be a port number');
  expect(readConfig({ PORT: '8080' }).port).toBe(8080);
});

test('every setting that is read is in the table of docs/configuration.md', () => {
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
  const read = new Set([...source.matchAll(/env\.([A-Z_]+)/g)].map(([, name]) => name ?? ''));
  const table = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  expect([...read].filter((name) => !new RegExp(`\\| \`${name}\` +\\|`).test(table))).toEqual([]);
});
