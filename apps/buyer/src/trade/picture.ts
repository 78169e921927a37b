import { apiBase } from '@selvedge/app-kit/app/client';

/** Address of a picture as the page can load it; the contract's are relative to the API's host. */
export function pictureSrc(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  return address.startsWith('/') ? `${apiBase}${address}` : address;
}
