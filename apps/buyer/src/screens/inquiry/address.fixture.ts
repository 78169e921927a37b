import type { Address } from '../../api/schemas';

/** Returns a test address in Hong Kong with the passed fields replaced. */
export const anAddress = (part: Partial<Address> = {}): Address => ({
  id: 'a',
  areaType: 'HK_MACAO_TW',
  areaCode: '+852',
  realName: 'Chan',
  phone: '61384402',
  regionCodes: ['HK'],
  detail: 'Road 1',
  isDefault: false,
  company: {},
  version: 1,
  ...part,
});
