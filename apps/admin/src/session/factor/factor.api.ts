import { queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { staff } from '../../api/client';

type Schemas = components['schemas'];
/** What an app needs to count codes. */
export type FactorSecret = Schemas['FactorSecret'];
/** Password and code, as two steps ask for them. */
export type FactorProof = Schemas['FactorProofInput'];

/** The second factor of the own account. */
export const factorQuery = queryOptions({
  queryKey: queryKey('profile', 'factor'),
  gcTime: 0,
  queryFn: ({ signal }) => staff.get('/api/v1/users/factor', { signal, silent: true }),
});

/** Makes a secret for an app. Rejects with an ApiError. */
export const beginFactor = (password: string): Promise<FactorSecret> =>
  staff.post('/api/v1/users/factor', { body: { password }, silent: true });

/** Switches it on by a code; answers the recovery codes. Rejects with an ApiError. */
export async function confirmFactor(code: string): Promise<string[]> {
  const { recoveryCodes } = await staff.post('/api/v1/users/factor/confirm', {
    body: { code },
    silent: true,
  });
  return recoveryCodes;
}

/** Other recovery codes. Rejects with an ApiError. */
export async function renewCodes(body: FactorProof): Promise<string[]> {
  const { recoveryCodes } = await staff.post('/api/v1/users/factor/recovery', { body, silent: true });
  return recoveryCodes;
}

/** Switches it off. Rejects with an ApiError. */
export async function switchOff(body: FactorProof): Promise<void> {
  await staff.post('/api/v1/users/factor/off', { body, silent: true });
}

/** Asks anew what the person has and may do, once the factor was changed. */
export const factorChanged = (): void => void invalidate('profile', 'access');
