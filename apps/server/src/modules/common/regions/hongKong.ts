import type { components } from '@selvedge/api-spec/types';
import rows from './hongKong.json';

type Region = components['schemas']['Region'];

/** Reads Hong Kong, Macao and Taiwan with their districts from the rows `[code, name, English name]`: `HK-CW` lies in `HK`. */
function readRegions(): Region[] {
  const regions: Region[] = [];
  for (const [code = '', name = '', nameEn = ''] of rows) {
    const region: Region = { code, name, nameEn, children: [] };
    const parent = regions.find((one) => code.startsWith(`${one.code}-`));
    (parent?.children ?? regions).push(region);
  }
  return regions;
}

/** Hong Kong, Macao and Taiwan with their districts, built once. */
export const hongKongMacaoTaiwan: Region[] = readRegions();
