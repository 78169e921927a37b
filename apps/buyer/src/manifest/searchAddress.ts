import { readAddress } from '@selvedge/app-kit/app/hashLocation';

const SUPERLISTS = '/product/list';

/**
 * Where a search leads: to the goods with these words. On that page the filters in force stay, as its only search is that of the
 * bar above every page.
 */
export function searchAddress(text: string, at: Pick<Location, 'hash' | 'search'> = window.location): string {
  const { path, search } = readAddress(at);
  const params = new URLSearchParams(path === SUPERLISTS ? search : '');
  params.set('keywords', text);
  return `${SUPERLISTS}?${params.toString()}`;
}
