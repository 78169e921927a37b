import { expect, test } from 'vitest';
import { safeError, safeUrl } from './log';

test('Q-49 D-63 secrets in a query never reach the log', () => {
  expect(safeUrl('/api/v1/users/1/password?password=Secret-1&x=2')).toBe(
    '/api/v1/users/1/password?password=***&x=***',
  );
  expect(safeUrl('/api/sp/front/wechat/login?code=abc')).toBe('/api/sp/front/wechat/login?code=***');
  expect(safeUrl('/files/1?until=5&signature=abc')).toBe('/files/1?until=5&signature=***');
  expect(safeUrl('/x?a=***&pass%77ord=Secret-1&%zz=1&Password=Secret-2&token')).toBe(
    '/x?a=***&pass%77ord=***&%zz=***&Password=***&token',
  );
  expect(safeUrl('/api/v1/users/page?keywords=anna&pageNum=2')).toBe(
    '/api/v1/users/page?keywords=***&pageNum=2',
  );
});

test('Q-49 the values of a failed query never reach the log', () => {
  const error = new Error('Failed query: select $1\nparams: Secret-1,Secret-2', {
    cause: Object.assign(new Error('connection lost'), { code: '57P01' }),
  });
  const logged = JSON.stringify(safeError(error));
  expect(logged).not.toContain('Secret');
  expect(JSON.parse(logged)).toMatchObject({ message: 'Failed query: select $1', cause: { code: '57P01' } });
});
