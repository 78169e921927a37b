import * as z from 'zod/mini';
import { addressSchema } from '@selvedge/domain/people/addresses';
import { MESSAGE } from '@selvedge/domain/people/validation';
import type { Address } from '../api/schemas';
import type { AddressInput, AreaType, Region } from './address.api';

/** Values of the address form; company name and tax number are optional. */
export interface AddressValues {
  areaType: AreaType;
  areaCode: string;
  realName: string;
  phone: string;
  regionCodes: string[];
  detail: string;
  isDefault: boolean;
  companyName: string;
  taxNo: string;
}

/** Schema of the form: the shared rules of an address, with the company fields that only the form has. */
export const addressFormSchema = z.intersection(
  addressSchema,
  z.object({
    isDefault: z.boolean(),
    companyName: z.string().check(z.maxLength(120, MESSAGE.tooLong)),
    taxNo: z.string().check(z.maxLength(40, MESSAGE.tooLong)),
  }),
);

/** Dialling code preselected for an area. */
export const firstAreaCode: Readonly<Record<AreaType, string>> = {
  MAINLAND: '+86',
  HK_MACAO_TW: '+852',
  OVERSEAS: '+39',
};

/** Returns the values of an empty form, or of a saved address. */
export function addressValues(address: Address | null, areaType: AreaType = 'MAINLAND'): AddressValues {
  return {
    areaType: address?.areaType ?? areaType,
    areaCode: address?.areaCode ?? firstAreaCode[areaType],
    realName: address?.realName ?? '',
    phone: address?.phone ?? '',
    regionCodes: [...(address?.regionCodes ?? [])],
    detail: address?.detail ?? '',
    isDefault: address?.isDefault ?? false,
    companyName: address?.company.name ?? '',
    taxNo: address?.company.taxNo ?? '',
  };
}

/** Returns the regions from the widest to the chosen one, and whether the last has no subdivisions left to choose from. */
export function regionPath(
  regions: readonly Region[],
  codes: readonly string[],
): { path: Region[]; isWhole: boolean } {
  const path: Region[] = [];
  let level = regions;
  for (const code of codes) {
    const region = level.find((each) => each.code === code);
    if (!region) break;
    path.push(region);
    level = region.children;
  }
  return { path, isWhole: path.length > 0 && level.length === 0 };
}

/** Returns the address as the server takes it; with the names of the regions, so that documents can be written without the region tree. */
export function addressInput(
  values: AddressValues,
  names: readonly string[],
  before: Address | null,
): AddressInput {
  const { companyName, taxNo, ...rest } = values;
  const [first, second, third] = names;
  const region =
    values.areaType === 'OVERSEAS'
      ? { country: first, province: second, city: third }
      : { province: first, city: second, district: third };
  const input = {
    ...rest,
    ...region,
    company: {
      ...before?.company,
      name: companyName.trim() || undefined,
      taxNo: taxNo.trim() || undefined,
    },
  };
  return before ? { ...input, id: before.id, version: before.version } : input;
}
