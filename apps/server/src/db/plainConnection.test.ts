import { expect, test, vi } from 'vitest';
import { warnOfPlainConnection } from './plainConnection';

const warningOf = (url: string): string | undefined => {
  const warn = vi.fn<(fields: object, message: string) => void>();
  warnOfPlainConnection(url, { warn });
  return warn.mock.calls[0]?.[1];
};

test.each([
  'postgres://house:Hidden-2026@db.example:5432/house',
  'postgres://house:Hidden-2026@10.0.0.7/house?sslmode=disable',
  'postgres://house:Hidden-2026@127.0.0.1.example/house',
])('Q-49 %s leaves this machine open, which the log says without the password', (url) => {
  expect(warningOf(url)).toMatch(/^The line to PostgreSQL is not encrypted(?!.*Hidden)/);
});

test.each([
  'postgres://house:Hidden-2026@db.example/house?sslmode=no-verify',
  'postgres://house:Hidden-2026@db.example/house?sslmode=require&uselibpqcompat=true',
])('Q-49 %s is encrypted to whoever answers, which the log says', (url) => {
  expect(warningOf(url)).toMatch(
    /^The line to PostgreSQL is encrypted, but.*sslmode=verify-full(?!.*Hidden)/,
  );
});

test.each([
  'postgres://house:Hidden-2026@db.example/house?sslmode=verify-full',
  'postgres://house:Hidden-2026@127.0.0.1:5432/house',
  'postgres://house:Hidden-2026@[::1]:5432/house',
  'postgres://house:Hidden-2026@localhost/house',
  'postgres://house@%2Fvar%2Frun%2Fpostgresql/house',
  'postgres:///house?host=/var/run/postgresql',
])('%s needs no warning', (url) => {
  expect(warningOf(url)).toBeUndefined();
});
