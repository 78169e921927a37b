import type { AreaCode } from '@selvedge/app-kit/AreaCodeField';
import type { SignInPicture } from '@selvedge/app-kit/SignInForm';
import type { Work } from '@selvedge/app-kit/work/findNumber';
import { buyer } from '../../api/client';

/** A picture code, new at each call. */
export async function fetchPicture(signal: AbortSignal): Promise<SignInPicture> {
  const { key, code } = await buyer.get('/api/sp/admin/validate/code/get', {
    query: { temp: String(Date.now()) },
    signal,
    silent: true,
  });
  return { key, image: code };
}

/** Work for the device of somebody who cannot read the picture (D-29). */
export const fetchWork = (signal: AbortSignal): Promise<Work> =>
  buyer.get('/api/sp/common/work', { signal, silent: true });

/** Dialling codes for signing in by phone number (X-B106). */
export const fetchAreaCodes = (signal: AbortSignal): Promise<readonly AreaCode[]> =>
  buyer.get('/api/sp/common/area/codes', { signal, silent: true });
