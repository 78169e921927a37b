import { ApiError, codes } from '@selvedge/api-spec/client';
import { describe, expect, test } from 'vitest';
import { createIntent } from './useIntent';

const refusal = (code: number) =>
  new ApiError({ code, message: '', messageKey: 'requestFailed', httpStatus: 200, requestId: 'r-1' });
const sent = (keys: string[]) => (key: string) => Promise.resolve(void keys.push(key));

describe('D-55 one idempotency key for one intent', () => {
  test('a double click and a retry after a lost answer send the same key, the next intent another', async () => {
    const once = createIntent();
    const keys: string[] = [];
    await Promise.all([once(sent(keys)), once(sent(keys))]);
    const lost = once(async (key) => {
      keys.push(key);
      throw new TypeError('Failed to fetch');
    });
    await expect(lost).rejects.toThrow('Failed to fetch');
    await once(sent(keys));
    const [first, second, third, fourth] = keys;
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).toBe(third);
  });

  test('a refused call keeps its key, but not when the key was used for other input', async () => {
    const once = createIntent();
    const keys: string[] = [];
    const attempt = (code: number) =>
      once(async (key) => {
        keys.push(key);
        throw refusal(code);
      });
    await expect(attempt(codes.INVALID_INPUT)).rejects.toThrow(ApiError);
    await expect(attempt(codes.KEY_REUSED)).rejects.toThrow(ApiError);
    await once(sent(keys));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('calls about different subjects have different keys', async () => {
    const once = createIntent();
    const keys: string[] = [];
    await Promise.all([once(sent(keys), 'a'), once(sent(keys), 'b')]);
    expect(keys[0]).not.toBe(keys[1]);
  });
});
