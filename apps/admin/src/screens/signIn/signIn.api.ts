import type { SignInPicture } from '@selvedge/app-kit/SignInForm';
import type { Work } from '@selvedge/app-kit/work/findNumber';
import { house, staff } from '../../api/client';

/** A picture code, new at each call (R-1.26, D-29). */
export async function fetchPicture(signal: AbortSignal): Promise<SignInPicture> {
  const { captchaKey, captchaBase64 } = await staff.get('/api/v1/auth/captcha', { signal, silent: true });
  return { key: captchaKey, image: captchaBase64 };
}

/** Work for the device of somebody who cannot read the picture (D-29). */
export const fetchWork = (signal: AbortSignal): Promise<Work> =>
  house.get('/api/sp/common/work', { signal, silent: true });
