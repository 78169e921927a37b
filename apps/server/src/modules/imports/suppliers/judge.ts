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

/** Codes of suppliers by their names and by their prefixes. */
interface Holders {
  names: Map<string, string>;
  prefixes: Map<string, string>;
}

const takenFrom = (
  { code, name, warehousePrefix }: SupplierRow,
  { names, prefixes }: Holders,
): SupplierProblem[] => {
  const isTaken = (holders: Map<string, string>, value: string | undefined): boolean =>
    value !== undefined && (holders.get(value) ?? code) !== code;
  return [
    ...(isTaken(names, name) ? [{ column: 'name', code: 'NAME_TAKEN' } as const] : []),
    ...(isTaken(prefixes, warehousePrefix)
      ? [{ column: 'warehousePrefix', code: 'PREFIX_TAKEN' } as const]
      : []),
  ];
};

/** Returns the holders of names and prefixes that rows leave to the stored suppliers. */
function keptBy(known: readonly Stored[], rows: ReadonlyMap<string, SupplierRow>): Holders {
  const kept = <Field extends 'name' | 'warehousePrefix'>(field: Field) =>
    new Map(
      known
        .filter(({ code }) => rows.get(code)?.[field] === undefined)
        .map((one) => [one[field], one.code] as const),
    );
  return { names: kept('name'), prefixes: kept('warehousePrefix') };
}

/**
 * Returns the problems of rows whose name or prefix another supplier has once all good rows are written, so that suppliers may exchange
 * theirs. Of two rows with the same name the upper one has it. Rows that are `wrong` write nothing.
 */
function takenProblems(
  known: readonly Stored[],
  rows: readonly SupplierRow[],
  wrong: ReadonlySet<SupplierRow>,
): ReadonlyMap<SupplierRow, SupplierProblem[]> {
  const told = new Map<SupplierRow, SupplierProblem[]>();
  let hasMore = true;
  // A row that is refused leaves its supplier the values that another row may have counted on.
  while (hasMore) {
    const good = rows.filter((row) => !wrong.has(row) && !told.has(row));
    const holders = keptBy(known, new Map(good.map((row) => [row.code, row])));
    hasMore = false;
    for (const row of good) {
      const problems = takenFrom(row, holders);
      if (problems.length > 0) {
        told.set(row, problems);
        hasMore = true;
      } else {
        if (row.name !== undefined) holders.names.set(row.name, row.code);
        if (row.warehousePrefix !== undefined) holders.prefixes.set(row.warehousePrefix, row.code);
      }
    }
    if (!hasMore) for (const row of wrong) told.set(row, takenFrom(row, holders));
  }
  return told;
}

/** Judges rows of suppliers against the stored suppliers. A blank cell changes nothing. */
export async function judgeSuppliers(
  db: Queryable,
  layout: SupplierLayout,
  rows: readonly SentRow[],
): Promise<JudgedSupplierRow[]> {
  const known = await db.select().from(suppliers);
  const byCode = new Map(known.map((one) => [one.code, one]));
  const firstAt = new Map<string, number>();
  const parsed = rows.map((sent) => {
    const texts = supplierTexts(sent.raw, layout);
    const struck = struckColumns(sent.struck, layout);
    const { row: said, problems: found } = readSupplierRow(withoutStruck(texts, struck));
    const stored = byCode.get(said.code) ?? null;
    const above = firstAt.get(said.code);
    if (above !== undefined) found.push({ column: 'code', code: 'ROW_TWICE', params: { row: above } });
    else firstAt.set(said.code, sent.rowNo);
    const told = new Set(found.map(({ column }) => column));
    if (stored === null) found.push(...missing(said).filter(({ column }) => !told.has(column)));
    return { sent, texts, struck, said, stored, found };
  });
  const stateOf = (problems: readonly SupplierProblem[]) =>
    productImportState(problems.map(({ code }) => code));
  const wrong = parsed.filter(({ found, struck }) => stateOf(withStruckOut(found, struck)) === 'ERROR');
  const taken = takenProblems(
    known,
    parsed.map(({ said }) => said),
    new Set(wrong.map(({ said }) => said)),
  );
  return parsed.map(({ sent, texts, struck, said, stored, found }) => {
    const isChange = stored !== null && differs(said, stored);
    const own: SupplierProblem[] = [...found, ...(taken.get(said) ?? [])];
    if (isChange) own.push({ column: 'code', code: 'WILL_UPDATE' });
    const problems: SupplierProblem[] = withStruckOut(own, struck);
    const state = stateOf(problems);
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
