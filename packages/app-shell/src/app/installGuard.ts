import { navigate, readAddress } from './hashLocation';

/**
 * Checks every navigation before a screen handles it: typed addresses, links, Back, and the first page. Install it before the first render,
 * so that its listeners run before those of the location hook.
 *
 * @param judge returns the path to redirect to, or null to let the navigation pass
 */
export function installGuard(judge: (path: string, search: string) => string | null): void {
  const check = (): void => {
    const { path, search } = readAddress(window.location);
    const elsewhere = judge(path, search);
    if (elsewhere !== null && elsewhere !== path) navigate(elsewhere, { replace: true });
  };
  window.addEventListener('popstate', check);
  window.addEventListener('hashchange', check);
  check();
}
