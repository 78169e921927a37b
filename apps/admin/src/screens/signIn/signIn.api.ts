import type { SignInPicture } from '@selvedge/app-shell/session/picture';
import { staff } from '../../api/client';

/** Fetches a picture code, a new one at each call. */
export async function fetchPicture(signal: AbortSignal): Promise<SignInPicture> {
  const { captchaKey, captchaBase64 } = await staff.get('/api/v1/auth/captcha', { signal, silent: true });
  return { key: captchaKey, image: captchaBase64 };
}
