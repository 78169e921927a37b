import type { AddressData } from '@selvedge/design-system/commerce/AddressCard';
import type { Address } from '../api/schemas';

/** Returns the parts of an address that its card shows. */
export function addressData(address: Address): AddressData {
  const { areaType, areaCode, realName, phone, detail, isDefault, company } = address;
  const region = [address.country, address.province, address.city, address.district];
  return {
    areaType,
    consignee: realName,
    phone: `${areaCode} ${phone}`,
    region: region.filter((name): name is string => Boolean(name)),
    detail,
    isDefault,
    company: { name: company.name, taxNo: company.taxNo },
  };
}
