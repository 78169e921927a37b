import type { components } from '@selvedge/api-spec/types';
import { hongKongMacaoTaiwan } from './hongKong';
import { overseas } from './overseas';

type Region = components['schemas']['Region'];

let mainland: Promise<Region[]> | undefined;

/** Returns the places of an area type; the tree of the mainland is loaded at the first request. */
export async function regionsIn(areaType: components['schemas']['AreaType']): Promise<Region[]> {
  if (areaType === 'HK_MACAO_TW') return hongKongMacaoTaiwan;
  if (areaType === 'OVERSEAS') return overseas;
  mainland ??= import('./mainland').then((module) => module.readMainland());
  return mainland;
}
