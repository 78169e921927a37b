import type { operations } from '@selvedge/api-spec/types';
import { buyer } from '../api/client';

/** What a code by text message is asked with. */
export type CodeAsked = operations['frontUserSendCode']['requestBody']['content']['application/json'];
/** Code types of the catalogue. */
export const CODE_TYPE = { register: 1, forgot: 2, bind: 3, change: 4 } as const;

/** Has a code sent to a phone; answers how long it is good and when another one may be asked for, in seconds. */
export const askForCode = (body: CodeAsked): Promise<{ expiresIn: number; retryAfter: number }> =>
  buyer.post('/api/sp/front/user/sendCode', { body, silent: true });
