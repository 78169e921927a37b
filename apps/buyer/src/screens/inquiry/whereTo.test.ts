import { expect, test } from 'vitest';
import type { Address } from '../../api/schemas';
import { anAddress } from './address.fixture';
import { type ListArea, listNotDeliveringTo } from './whereTo';

const address = (areaType: Address['areaType'], ...regionCodes: string[]): Address =>
  anAddress({ areaType, regionCodes });
const list = (name: string, deliveryMethod: ListArea['deliveryMethod'], excludeTaiwan = false): ListArea => ({
  name,
  deliveryMethod,
  excludeTaiwan,
});

test('D-33 an address is marked with the list that does not deliver there, and not where the lists themselves part', () => {
  const hongKong = list('a', 'HK_MACAO');
  const noTaiwan = list('b', 'HK_MACAO', true);
  const taipei = address('HK_MACAO_TW', 'TW');
  expect(listNotDeliveringTo([hongKong, noTaiwan], address('HK_MACAO_TW', 'HK'))).toBeNull();
  expect(listNotDeliveringTo([hongKong, noTaiwan], taipei)?.name).toBe('b');
  expect(listNotDeliveringTo([hongKong], address('OVERSEAS', 'IT'))?.name).toBe('a');
  expect(listNotDeliveringTo([hongKong, list('c', 'OVERSEAS')], taipei)).toBeNull();
  expect(listNotDeliveringTo([], taipei)).toBeNull();
});
