/** Destination of the goods of a list. */

/** Delivery method of a list. */
export type DeliveryMethod = 'MAINLAND' | 'HK_MACAO' | 'OVERSEAS';

/** Fields of a list that determine its destination. */
export interface DeliveryArea {
  readonly deliveryMethod: DeliveryMethod;
  readonly excludeTaiwan?: boolean;
}

/** Fields of an address that determine its area. */
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

/** Returns whether the goods of a list are delivered to an address; Taiwan belongs to Hong Kong and Macao, unless the list excludes it. */
export function deliversTo({ deliveryMethod, excludeTaiwan }: DeliveryArea, address: AddressArea): boolean {
  if (excludeTaiwan === true && address.regionCodes.includes(TAIWAN)) return false;
  return METHODS[address.areaType] === deliveryMethod;
}
