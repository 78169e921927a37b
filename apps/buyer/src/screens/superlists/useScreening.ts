import { useEffect } from 'react';
import { readJson, readText, writeValue } from '@selvedge/app-kit/session/storage';
import { filterOfScreening } from '../../manifest/productFilter';
import type { ProductFilter } from '../../manifest/productFilter';

const SCREENING_KEY = 'screening';

/**
 * Applies the screening of a shared link once. It is read from session storage, where the guard mirrors it
 * so that signing in does not lose it (D-11); local storage keeps the last one.
 */
export function useScreening(apply: (filter: ProductFilter) => void): void {
  useEffect(() => {
    if (readText(SCREENING_KEY, sessionStorage) === null) return;
    const screening = readJson(SCREENING_KEY, sessionStorage);
    writeValue(SCREENING_KEY, null, sessionStorage);
    if (typeof screening === 'object' && screening !== null && !Array.isArray(screening)) {
      apply(filterOfScreening(screening as Record<string, unknown>));
    }
  }, [apply]);
}
