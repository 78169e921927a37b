import { apiBase } from '@selvedge/app-shell/app/client';

/** Returns the URL from which the page can load a picture; addresses in the contract are relative to the API's base URL. */
export function pictureSrc(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  return address.startsWith('/') ? `${apiBase}${address}` : address;
}
