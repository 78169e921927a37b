import { useState } from 'react';
import { codes, isApiError, newIdempotencyKey } from '@selvedge/api-spec/client';

/** Creates the function of {@link useIntent}. */
export function createIntent() {
  const keys = new Map<string, string>();
  return async <Answer>(send: (idempotencyKey: string) => Promise<Answer>, about = ''): Promise<Answer> => {
    const key = keys.get(about) ?? newIdempotencyKey();
    keys.set(about, key);
    const settle = (): void => {
      if (keys.get(about) === key) keys.delete(about);
    };
    try {
      const answer = await send(key);
      settle();
      return answer;
    } catch (error) {
      if (isApiError(error, codes.KEY_REUSED)) settle();
      throw error;
    }
  };
}

/**
 * Returns a function that sends a call which must take effect once: it passes the idempotency key of the user's present intent. A double
 * click and every retry send the same key, so the server does the work once; a refused call may be sent again with other input. After a
 * success the next call is another intent. When the server answers that the key was used for other input (40908), because the answer of an
 * earlier attempt was lost, the user is told, and the next call is another intent as well.
 *
 * `about` names the subject where one component sends calls about several, such as rows of a list: each has its own intent.
 */
export const useIntent = () => useState(createIntent)[0];
