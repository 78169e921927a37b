import { expect, test } from 'vitest';
import type { Address } from '../../api/schemas';
import { anAddress } from './address.fixture';
import { type ListArea, refusingList } from './whereTo';

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
  expect(refusingList([hongKong, noTaiwan], address('HK_MACAO_TW', 'HK'))).toBeNull();
  expect(refusingList([hongKong, noTaiwan], taipei)?.name).toBe('b');
  expect(refusingList([hongKong], address('OVERSEAS', 'IT'))?.name).toBe('a');
  expect(refusingList([hongKong, list('c', 'OVERSEAS')], taipei)).toBeNull();
  expect(refusingList([], taipei)).toBeNull();
});
