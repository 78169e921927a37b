import { queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';

type Schemas = components['schemas'];
/** Secret from which an app derives its codes. */
export type FactorSecret = Schemas['FactorSecret'];
/** Password and code, as two of the calls require them. */
export type FactorProof = Schemas['FactorProofInput'];

/** Query of the second factor of the user's own account. */
export const factorQuery = queryOptions({
  queryKey: queryKey('profile', 'factor'),
  gcTime: 0,
  queryFn: ({ signal }) => staff.get('/api/v1/users/factor', { signal, silent: true }),
});

/** Creates a secret for an app. Rejects with an ApiError. */
export const beginFactor = (password: string): Promise<FactorSecret> =>
  staff.post('/api/v1/users/factor', { body: { password }, silent: true });

/** Switches the second factor on with a code; returns the recovery codes. Rejects with an ApiError. */
export async function confirmFactor(code: string): Promise<string[]> {
  const { recoveryCodes } = await staff.post('/api/v1/users/factor/confirm', {
    body: { code },
    silent: true,
  });
  return recoveryCodes;
}

/** Replaces the recovery codes and returns the new ones. Rejects with an ApiError. */
export async function renewCodes(body: FactorProof): Promise<string[]> {
  const { recoveryCodes } = await staff.post('/api/v1/users/factor/recovery', { body, silent: true });
  return recoveryCodes;
}

/** Switches the second factor off. Rejects with an ApiError. */
export async function switchOff(body: FactorProof): Promise<void> {
  await staff.post('/api/v1/users/factor/off', { body, silent: true });
}

/** Refetches the user's account and permissions after a change of the second factor. */
export const factorChanged = (): void => void invalidate('profile', 'access');
