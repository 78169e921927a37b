import type { operations } from '@selvedge/api-spec/types';
import { buyer } from '../api/client';

/** Request of a verification code by text message. */
export type CodeAsked = operations['frontUserSendCode']['requestBody']['content']['application/json'];
/** Code types of the specification. */
export const CODE_TYPE = { register: 1, forgot: 2, bind: 3, change: 4 } as const;

/** Sends a code to a phone; resolves to the seconds for which it is valid and until another one may be requested. */
export const askForCode = (body: CodeAsked): Promise<{ expiresIn: number; retryAfter: number }> =>
  buyer.post('/api/sp/front/user/sendCode', { body, silent: true });
