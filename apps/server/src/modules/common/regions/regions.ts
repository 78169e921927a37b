import type { components } from '@selvedge/api-spec/types';
import { hongKongMacaoTaiwan } from './hongKong';
import { overseas } from './overseas';

type Region = components['schemas']['Region'];

let mainland: Promise<Region[]> | undefined;

/** The places of a kind of area; the tree of the mainland is read when it is first asked for. */
export async function regionsIn(areaType: components['schemas']['AreaType']): Promise<Region[]> {
  if (areaType === 'HK_MACAO_TW') return hongKongMacaoTaiwan;
  if (areaType === 'OVERSEAS') return overseas;
  mainland ??= import('./mainland').then((module) => module.readMainland());
  return mainland;
}
