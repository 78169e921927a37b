import { useEffect } from 'react';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { readJson, readText, writeValue } from '@selvedge/app-shell/session/storage';
import { filterOfScreening } from '../../manifest/productFilter';
import type { ProductFilter } from '../../manifest/productFilter';

const SCREENING_KEY = 'screening';
const SHARE_CODE = /^[A-Za-z0-9]{4,32}$/;

/**
 * Hook that applies the screening of a shared link once; a share code redirects to its list. It is read from session storage, where the
 * guard copies it so that signing in does not lose it; local storage keeps the last one.
 */
export function useScreening(apply: (filter: ProductFilter) => void): void {
  useEffect(() => {
    if (readText(SCREENING_KEY, sessionStorage) === null) return;
    const screening = readJson(SCREENING_KEY, sessionStorage);
    writeValue(SCREENING_KEY, null, sessionStorage);
    if (typeof screening === 'object' && screening !== null && !Array.isArray(screening)) {
      const shareCode: unknown = Reflect.get(screening, 'shareCode');
      if (typeof shareCode === 'string' && SHARE_CODE.test(shareCode))
        return navigate(`/share/${shareCode}`, { replace: true });
      apply(filterOfScreening(screening as Record<string, unknown>));
    }
  }, [apply]);
}
