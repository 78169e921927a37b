import { expect, test } from 'vitest';
import { typedFields } from './typedFields';

test('L-40 only what was typed is kept, so that what others changed meanwhile is not put back', () => {
  const began = { name: 'a', city: 'b', sizes: [{ size: 'M' }] };
  expect(typedFields({ ...began, city: 'c' }, began)).toEqual({ city: 'c' });
  expect(typedFields({ ...began, sizes: [{ size: 'M' }, { size: 'L' }] }, began)).toEqual({
    sizes: [{ size: 'M' }, { size: 'L' }],
  });
  expect(typedFields(began, began)).toEqual({});
});

test('L-40 a secret is never kept', () => {
  const typed = {
    password: 'x',
    newPassword: 'x',
    validateCode: '1',
    captchaCode: '1',
    clientSecret: 'x',
    name: 'a',
  };
  expect(typedFields(typed, {})).toEqual({ name: 'a' });
});
