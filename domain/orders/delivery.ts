/** Where the goods of a list go. */

/** How the goods of a list come to the buyer. */
export type DeliveryMethod = 'MAINLAND' | 'HK_MACAO' | 'OVERSEAS';

/** What of a list says where its goods go. */
export interface DeliveryArea {
  readonly deliveryMethod: DeliveryMethod;
  readonly excludeTaiwan?: boolean;
}

/** What of an address says where it is. */
interface AddressArea {
  readonly areaType: 'MAINLAND' | 'HK_MACAO_TW' | 'OVERSEAS';
  readonly regionCodes: readonly string[];
}

const METHODS: Readonly<Record<AddressArea['areaType'], DeliveryMethod>> = {
  MAINLAND: 'MAINLAND',
  HK_MACAO_TW: 'HK_MACAO',
  OVERSEAS: 'OVERSEAS',
};

const TAIWAN = 'TW';

/** Whether goods of a list go to an address; Taiwan belongs to Hong Kong and Macao, unless the list leaves it out. */
export function deliversTo({ deliveryMethod, excludeTaiwan }: DeliveryArea, address: AddressArea): boolean {
  if (excludeTaiwan === true && address.regionCodes.includes(TAIWAN)) return false;
  return METHODS[address.areaType] === deliveryMethod;
}
