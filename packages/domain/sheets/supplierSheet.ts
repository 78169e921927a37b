/** Supplier sheets: the columns of the supplier export, in Chinese, English or Italian, in any order; one row per supplier. */
import { isEmail, readEmail } from '../people/emails';
import { toHalfWidth } from '../text/typed';
import type { ProductImportCode } from './productImportProblems';
import { wordKey } from './productSheet';
import { normaliseHeader } from './importHeaders';
import type { SheetCell } from './reading/grid';

/** Columns of a supplier sheet that are read; others, such as the rating of the export, are ignored. */
export const SUPPLIER_COLUMNS = [
  'code',
  'name',
  'contact',
  'phone',
  'email',
  'country',
  'warehousePrefix',
  'currency',
  'leadDays',
  'status',
] as const;

/** Column of a supplier sheet. */
export type SupplierColumn = (typeof SUPPLIER_COLUMNS)[number];

/** Columns with contact data of a supplier, which not every user may see. */
export const SUPPLIER_CONTACT_COLUMNS: readonly SupplierColumn[] = ['phone', 'email'];

const ALIASES: Readonly<Record<SupplierColumn, string>> = {
  code: '代码|供应商代码|供应商编码|编码|code|supplier code|codice|codice fornitore',
  name: '名称|供应商|供应商名称|name|supplier|supplier name|nome|ragione sociale|fornitore',
  contact: '联系人|contact|contact person|contatto|referente',
  phone: '电话|联系电话|手机|phone|telephone|tel|telefono',
  email: '邮箱|电子邮箱|电子邮件|e-mail|email|mail',
  country: '国家|国家代码|country|country code|paese|nazione',
  warehousePrefix: '仓库前缀|前缀|warehouse prefix|prefix|prefisso magazzino|prefisso',
  currency: '币种|货币|currency|valuta',
  leadDays: '交期|交期 天|发货天数|lead time|lead time days|lead days|tempi di consegna',
  status: '状态|status|stato',
};

const BY_ALIAS = new Map<string, SupplierColumn>(
  SUPPLIER_COLUMNS.flatMap((column) =>
    ALIASES[column].split('|').map((alias) => [normaliseHeader(alias), column] as const),
  ),
);

const LONGEST_HEADER = 100;

/** Key in a stored row of each column that the sheet has. */
export type SupplierLayout = Readonly<Partial<Record<SupplierColumn, string>>>;

/** Returns the columns that a header row names, with their keys from `names`; null when none is the code: then it is no header row. */
export function supplierLayout(heads: readonly SheetCell[], names: readonly string[]): SupplierLayout | null {
  const found: Partial<Record<SupplierColumn, string>> = {};
  for (const [index, head] of heads.entries()) {
    const name = names[index];
    if (typeof head !== 'string' || head.length > LONGEST_HEADER || name === undefined) continue;
    const column = BY_ALIAS.get(normaliseHeader(head));
    if (column !== undefined) found[column] ??= name;
  }
  return found.code === undefined ? null : found;
}

/** Cells of a row by column, as text; empty for a column that the sheet lacks. */
export type SupplierTexts = Readonly<Record<SupplierColumn, string>>;

/** Returns the cells of a stored row by column. */
export function supplierTexts(raw: Readonly<Record<string, string>>, layout: SupplierLayout): SupplierTexts {
  const cells = SUPPLIER_COLUMNS.map((column) => {
    const head = layout[column];
    return [column, head !== undefined && Object.hasOwn(raw, head) ? (raw[head] ?? '').trim() : ''];
  });
  return Object.fromEntries(cells) as SupplierTexts;
}

/** Parsed row of a supplier, with the filled cells only. Lead days are whole days from the order to its dispatch. */
export interface SupplierRow {
  code: string;
  name?: string;
  contact?: string;
  phone?: string;
  email?: string;
  country?: string;
  warehousePrefix?: string;
  currency?: string;
  leadDays?: number;
  status?: 'ENABLED' | 'DISABLED';
}

/** Problem of a cell. */
export interface SupplierProblem {
  column: SupplierColumn;
  code: ProductImportCode;
  params?: Readonly<Record<string, number>>;
}

const LONGEST = { name: 120, contact: 60, email: 254 } as const;
const LONGEST_LEAD_DAYS = 365;
const STATUS_WORDS: Readonly<Record<string, 'ENABLED' | 'DISABLED'>> = {
  启用: 'ENABLED',
  enabled: 'ENABLED',
  attivo: 'ENABLED',
  停用: 'DISABLED',
  disabled: 'DISABLED',
  sospeso: 'DISABLED',
};

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const currencies = new Intl.DisplayNames(['en'], { type: 'currency', fallback: 'none' });
const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text) && regions.of(text) !== undefined;
const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text) && currencies.of(text) !== undefined;

/** Returns the code of a row as codes are stored: half-width, upper case. */
const supplierCode = (text: string): string => toHalfWidth(text).trim().toUpperCase();

/** Parses the cells of a row and returns their problems; does not access stored suppliers. */
export function readSupplierRow(texts: SupplierTexts): { row: SupplierRow; problems: SupplierProblem[] } {
  const problems: SupplierProblem[] = [];
  /** Returns the value of a filled cell by `read`; null is reported as a problem with `code`. */
  const cell = <Value>(
    column: SupplierColumn,
    code: ProductImportCode,
    read: (text: string) => Value | null,
  ): Value | undefined => {
    if (texts[column] === '') return undefined;
    const value = read(texts[column]);
    if (value === null) problems.push({ column, code });
    return value ?? undefined;
  };
  const within = (column: keyof typeof LONGEST): string | undefined => {
    const most = LONGEST[column];
    if (texts[column].length > most) problems.push({ column, code: 'TEXT_TOO_LONG', params: { most } });
    return texts[column] === '' ? undefined : texts[column];
  };
  const capitals = (fits: (text: string) => boolean) => (text: string) => {
    const plain = supplierCode(text);
    return fits(plain) ? plain : null;
  };
  const code = supplierCode(texts.code);
  if (!/^[A-Z0-9][A-Z0-9-]{1,19}$/.test(code))
    problems.push({ column: 'code', code: 'SUPPLIER_CODE_INVALID' });
  const written = within('email');
  const email = written === undefined ? undefined : readEmail(written);
  if (email !== undefined && !isEmail(email)) problems.push({ column: 'email', code: 'EMAIL_INVALID' });
  const row: SupplierRow = {
    code,
    name: within('name'),
    contact: within('contact'),
    email,
    phone: cell('phone', 'PHONE_INVALID', (text) => {
      const plain = toHalfWidth(text)
        .replaceAll(/[-().]/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
      return /^\+?[0-9 ]{5,20}$/.test(plain) ? plain : null;
    }),
    country: cell('country', 'COUNTRY_UNKNOWN', capitals(isCountry)),
    warehousePrefix: cell(
      'warehousePrefix',
      'PREFIX_INVALID',
      capitals((text) => /^[A-Z]{2,6}$/.test(text)),
    ),
    currency: cell('currency', 'CURRENCY_UNKNOWN', capitals(isCurrency)),
    leadDays: cell('leadDays', 'INVALID_NUMBER', (text) => {
      const plain = toHalfWidth(text);
      return /^\d{1,3}$/.test(plain) && Number(plain) <= LONGEST_LEAD_DAYS ? Number(plain) : null;
    }),
    status: cell('status', 'STATUS_UNKNOWN', (text) => STATUS_WORDS[wordKey(text)] ?? null),
  };
  return { row, problems };
}
