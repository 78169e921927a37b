import { readAddress } from '@selvedge/app-shell/app/hashLocation';

const SUPERLISTS = '/product/list';

/**
 * Returns the address of a search: the product list with these keywords. From that page itself the active filters are kept, as its only
 * search field is the one of the shell.
 */
export function searchAddress(text: string, at: Pick<Location, 'hash' | 'search'> = window.location): string {
  const { path, search } = readAddress(at);
  const params = new URLSearchParams(path === SUPERLISTS ? search : '');
  params.set('keywords', text);
  return `${SUPERLISTS}?${params.toString()}`;
}
