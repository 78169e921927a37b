import { useEffect } from 'react';

/**
 * Has the browser ask before the page is left or reloaded. Input of forms is stored and needs no question: this is for what would be lost,
 * such as a file being uploaded.
 */
export function useLeaveGuard(isGuarded: boolean): void {
  useEffect(() => {
    if (!isGuarded) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isGuarded]);
}
