import { isEmail, readEmail } from '@selvedge/domain/people/emails';
import * as z from 'zod/mini';
import { supplierStatusValues } from '@selvedge/api-spec/values';
import type { SupplierForm } from '../../api/schemas';
import type { SupplierInput } from './suppliers.api';

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'tooLong'));
const filled = (message: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max, 'tooLong'));
const shaped = (pattern: RegExp, message: string) =>
  z.string().check(
    z.trim(),
    z.refine((value) => value === '' || pattern.test(value), message),
  );

/** Validation of a supplier; bank details are complete or left out. */
export const supplierFormSchema = z
  .object({
    code: z.string().check(z.trim(), z.regex(/^[A-Z0-9][A-Z0-9-]{1,19}$/, 'codeForm')),
    name: filled('nameRequired', 120),
    contact: text(60),
    phone: shaped(/^\+?[0-9 ]{5,20}$/, 'phoneForm'),
    email: z.string().check(
      z.overwrite(readEmail),
      z.refine((value) => value === '' || isEmail(value), 'emailForm'),
      z.maxLength(254, 'tooLong'),
    ),
    country: z.string().check(z.trim(), z.regex(/^[A-Z]{2}$/, 'countryForm')),
    warehousePrefix: z.string().check(z.trim(), z.regex(/^[A-Z]{2,6}$/, 'prefixForm')),
    currency: z.string().check(z.trim(), z.regex(/^[A-Z]{3}$/, 'currencyForm')),
    leadDays: z
      .nullable(z.number().check(z.int(), z.minimum(0, 'leadDays'), z.maximum(365, 'leadDays')))
      .check(z.refine((days) => days !== null, 'leadDays')),
    status: z.enum(supplierStatusValues),
    address: text(300),
    taxNo: text(40),
    holder: text(120),
    bank: text(120),
    accountNo: z.string().check(
      z.trim(),
      z.maxLength(40, 'tooLong'),
      z.refine((value) => value === '' || /^[A-Z0-9 -]{4,}$/.test(value), 'accountForm'),
    ),
    swift: shaped(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'swiftForm'),
    note: text(1000),
  })
  .check(
    z.check(({ value, issues }) => {
      const { holder, bank, accountNo, swift } = value;
      if (holder + bank + accountNo + swift === '') return;
      for (const field of ['holder', 'bank', 'accountNo'] as const)
        if (value[field] === '')
          issues.push({ code: 'custom', input: value, path: [field], message: 'bankWhole' });
    }),
  );
export type SupplierValues = z.infer<typeof supplierFormSchema>;

/** Initial values of a new supplier. */
export const newSupplier: SupplierValues = {
  code: '',
  name: '',
  contact: '',
  phone: '',
  email: '',
  country: '',
  warehousePrefix: '',
  currency: 'EUR',
  leadDays: 7,
  status: 'ENABLED',
  address: '',
  taxNo: '',
  holder: '',
  bank: '',
  accountNo: '',
  swift: '',
  note: '',
};

/** Returns the form values of an existing supplier. */
export function supplierValues(supplier: SupplierForm): SupplierValues {
  const { code, name, contact, country, warehousePrefix, currency, leadDays, status, bank } = supplier;
  return {
    code,
    name,
    contact,
    country,
    warehousePrefix,
    leadDays,
    status,
    currency,
    phone: supplier.phone ?? '',
    email: supplier.email ?? '',
    address: supplier.address ?? '',
    taxNo: supplier.taxNo ?? '',
    holder: bank?.holder ?? '',
    bank: bank?.bank ?? '',
    accountNo: bank?.accountNo ?? '',
    swift: bank?.swift ?? '',
    note: supplier.note ?? '',
  };
}

/** Returns the request body of a valid form; the note on bank details, which the form does not show, stays. */
export function supplierInput(values: SupplierValues, before?: SupplierForm): SupplierInput {
  const { holder, bank, accountNo, swift, leadDays, ...rest } = values;
  const kept = before?.bank?.note;
  return {
    ...rest,
    leadDays: leadDays ?? 0,
    phone: rest.phone || null,
    email: rest.email || null,
    address: rest.address || null,
    taxNo: rest.taxNo || null,
    note: rest.note || null,
    bank:
      accountNo === ''
        ? null
        : {
            holder,
            bank,
            accountNo,
            ...(swift !== '' && { swift }),
            ...(kept !== undefined && { note: kept }),
          },
    ...(before && { version: before.version }),
  };
}
