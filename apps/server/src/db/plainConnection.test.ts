import { expect, test, vi } from 'vitest';
import { warnOfPlainConnection } from './plainConnection';

const warningOf = (url: string): string | undefined => {
  const warn = vi.fn<(fields: object, message: string) => void>();
  warnOfPlainConnection(url, { warn });
  return warn.mock.calls[0]?.[1];
};

test.each([
  'postgres://selvedge:Hidden-2026@db.example:5432/selvedge',
  'postgres://selvedge:Hidden-2026@10.0.0.7/selvedge?sslmode=disable',
  'postgres://selvedge:Hidden-2026@127.0.0.1.example/selvedge',
])('Q-49 %s leaves this machine open, which the log says without the password', (url) => {
  expect(warningOf(url)).toMatch(/^The line to PostgreSQL is not encrypted(?!.*Hidden)/);
});

test.each([
  'postgres://selvedge:Hidden-2026@db.example/selvedge?sslmode=no-verify',
  'postgres://selvedge:Hidden-2026@db.example/selvedge?sslmode=require&uselibpqcompat=true',
])('Q-49 %s is encrypted to whoever answers, which the log says', (url) => {
  expect(warningOf(url)).toMatch(
    /^The line to PostgreSQL is encrypted, but.*sslmode=verify-full(?!.*Hidden)/,
  );
});

test.each([
  'postgres://selvedge:Hidden-2026@db.example/selvedge?sslmode=verify-full',
  'postgres://selvedge:Hidden-2026@127.0.0.1:5432/selvedge',
  'postgres://selvedge:Hidden-2026@[::1]:5432/selvedge',
  'postgres://selvedge:Hidden-2026@localhost/selvedge',
  'postgres://selvedge@%2Fvar%2Frun%2Fpostgresql/selvedge',
  'postgres:///selvedge?host=/var/run/postgresql',
])('%s needs no warning', (url) => {
  expect(warningOf(url)).toBeUndefined();
});
