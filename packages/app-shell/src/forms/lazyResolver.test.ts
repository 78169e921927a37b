import { expect, test } from 'vitest';
import { lazyResolver } from './lazyResolver';

const options = { fields: {}, shouldUseNativeValidation: false };
const values = { username: '' };

test('Q-30 rules that come later judge like those that were there', async () => {
  const wrong = { values: {}, errors: { username: { type: 'required', message: 'usernameRequired' } } };
  const rules = lazyResolver<typeof values>(() => Promise.resolve({ default: () => wrong }));
  expect(await rules(values, undefined, options)).toEqual(wrong);
});

test('Q-30 rules that do not come leave the judgement to the server, and are asked for again', async () => {
  let tries = 0;
  const rules = lazyResolver<typeof values>(() => {
    tries += 1;
    return Promise.reject(new Error('the line broke'));
  });
  for (const _ of [1, 2]) expect(await rules(values, undefined, options)).toEqual({ values, errors: {} });
  expect(tries).toBe(2);
});
