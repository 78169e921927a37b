import { productImportState } from '@selvedge/domain/sheets/productImportProblems';
import {
  readSupplierRow,
  supplierLayout,
  type SupplierLayout,
  type SupplierProblem,
  type SupplierRow,
  supplierTexts,
} from '@selvedge/domain/sheets/supplierSheet';
import { struckColumns, withoutStruck, withStruckOut } from '@selvedge/domain/sheets/struckCells';
import { columnNames } from '@selvedge/domain/sheets/importTexts';
import type { Queryable } from '../../../db/pool';
import { suppliers } from '../../../db/schema/products';
import { cutText } from '../../../db/storableText';
import type { SentRow } from '../products/openSheet';
import type { CheckedRow, JobRow } from '../read/jobs';

type Stored = typeof suppliers.$inferSelect;

/** A row that can be written: its values, and the supplier it changes; null for a new one. */
interface Planned {
  said: SupplierRow;
  stored: Stored | null;
}

/** Verdict on a row of a supplier sheet, and what a commit would write; null when it is wrong or changes nothing. */
interface JudgedSupplierRow extends CheckedRow {
  plan: Planned | null;
}

const LONGEST_VALUE = 500;

/** Returns the columns of a stored sheet. Throws when it has no column of codes: it was not stored by this import. */
export function supplierLayoutOf({ heads }: Pick<JobRow, 'heads'>): SupplierLayout {
  const layout = supplierLayout(heads, columnNames(heads));
  if (layout === null) throw new Error('the sheet has no column of codes');
  return layout;
}

/** Returns problems for the missing values that a new supplier needs. */
function missing({ name, country, warehousePrefix }: SupplierRow): SupplierProblem[] {
  return [
    ...(name === undefined ? [{ column: 'name', code: 'NAME_MISSING' } as const] : []),
    ...(country === undefined ? [{ column: 'country', code: 'COUNTRY_UNKNOWN' } as const] : []),
    ...(warehousePrefix === undefined
      ? [{ column: 'warehousePrefix', code: 'PREFIX_INVALID' } as const]
      : []),
  ];
}

const differs = (said: SupplierRow, stored: Stored): boolean =>
  Object.entries(said).some(([field, value]) => value !== undefined && Reflect.get(stored, field) !== value);

/** Code of the supplier with a name or a prefix once the rows above are written: the stored suppliers, then the values of rows. */
interface Holders {
  names: Map<string, string>;
  prefixes: Map<string, string>;
}

function takenProblems(
  { code, name, warehousePrefix }: SupplierRow,
  { names, prefixes }: Holders,
): SupplierProblem[] {
  const isTaken = (holders: Map<string, string>, value: string | undefined): boolean =>
    value !== undefined && (holders.get(value) ?? code) !== code;
  return [
    ...(isTaken(names, name) ? [{ column: 'name', code: 'NAME_TAKEN' } as const] : []),
    ...(isTaken(prefixes, warehousePrefix)
      ? [{ column: 'warehousePrefix', code: 'PREFIX_TAKEN' } as const]
      : []),
  ];
}

/** Judges rows of suppliers against the stored suppliers, each after the rows above it. A blank cell changes nothing. */
export async function judgeSuppliers(
  db: Queryable,
  layout: SupplierLayout,
  rows: readonly SentRow[],
): Promise<JudgedSupplierRow[]> {
  const known = await db.select().from(suppliers);
  const byCode = new Map(known.map((one) => [one.code, one]));
  const holders: Holders = {
    names: new Map(known.map(({ name, code }) => [name, code])),
    prefixes: new Map(known.map(({ warehousePrefix, code }) => [warehousePrefix, code])),
  };
  const firstAt = new Map<string, number>();
  return rows.map((sent) => {
    const { rowNo } = sent;
    const texts = supplierTexts(sent.raw, layout);
    const struck = struckColumns(sent.struck, layout);
    const { row: said, problems: found } = readSupplierRow(withoutStruck(texts, struck));
    const stored = byCode.get(said.code) ?? null;
    const above = firstAt.get(said.code);
    if (above !== undefined) found.push({ column: 'code', code: 'ROW_TWICE', params: { row: above } });
    else firstAt.set(said.code, rowNo);
    const told = new Set(found.map(({ column }) => column));
    if (stored === null) found.push(...missing(said).filter(({ column }) => !told.has(column)));
    found.push(...takenProblems(said, holders));
    const isChange = stored !== null && differs(said, stored);
    if (isChange) found.push({ column: 'code', code: 'WILL_UPDATE' });
    const problems: SupplierProblem[] = withStruckOut(found, struck);
    const state = productImportState(problems.map(({ code }) => code));
    if (state !== 'ERROR') {
      if (said.name !== undefined) holders.names.set(said.name, said.code);
      if (said.warehousePrefix !== undefined) holders.prefixes.set(said.warehousePrefix, said.code);
    }
    return {
      ...sent,
      state,
      problems: problems
        .filter(({ code }) => state !== 'ERROR' || code !== 'WILL_UPDATE')
        .map(({ column, code, params }) => ({
          column: layout[column] ?? column,
          value: cutText(texts[column], LONGEST_VALUE),
          code,
          ...(params && { params }),
        })),
      matches: [],
      plan: state === 'ERROR' || (stored !== null && !isChange) ? null : { said, stored },
    };
  });
}
