import { serverNow } from '@selvedge/api-spec/client';
import type { SignInPicture } from '@selvedge/app-shell/session/picture';
import { buyer } from '../api/client';

/** Fetches a picture code, a new one at each call. */
export async function fetchPicture(signal: AbortSignal): Promise<SignInPicture> {
  const { key, code } = await buyer.get('/api/sp/admin/validate/code/get', {
    query: { temp: String(serverNow()) },
    signal,
    silent: true,
  });
  return { key, image: code };
}
