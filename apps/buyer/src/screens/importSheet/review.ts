import { productLookupOf } from '@selvedge/domain/sheets/productLookup';
import type { ProductLookup, LookupProduct } from '@selvedge/domain/sheets/productLookup';
import { matchHeader } from '@selvedge/domain/sheets/importHeaders';
import { matchSizeHeader } from '@selvedge/domain/sheets/importSizes';
import type { ImportRefusal } from '@selvedge/domain/sheets/importLimits';
import type { ImportProblemCode } from '@selvedge/domain/sheets/importProblems';
import type { CheckedRow, CheckedSheet } from '@selvedge/domain/sheets/importRows';
import type { OrderSheet } from '@selvedge/domain/sheets/importSheet';
import {
  type BookAccount,
  type ColumnAccount,
  readingOf,
  type SheetReading,
} from '@selvedge/domain/sheets/reading/account';
import type { ColumnUse } from '@selvedge/domain/sheets/reading/table';
import type { ImportRow, Job } from '../../api/schemas';
import { sizesOfRow } from './sizesOfRow';

/** Problem of a row; `message` when the server provides the text. */
export interface ReviewProblem {
  readonly code: ImportProblemCode;
  readonly column: string;
  readonly value: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly message?: string;
}

/** Row of the sheet after the check by the page or by the server. */
export interface ReviewRow {
  readonly rowNo: number;
  readonly cell: string;
  readonly state: 'OK' | 'WARN' | 'ERROR';
  readonly raw: Readonly<Record<string, string>>;
  readonly problems: readonly ReviewProblem[];
  readonly code: string;
  readonly size: string;
  readonly quantity: string;
  /** Id of the product that was found; the page has the products themselves. */
  readonly productId?: string;
  readonly left: number | null;
  readonly priceCents: number | null;
}

/** Result of a check. `valid`, `warnings` and `invalid` count the listed rows; the sums cover what can be committed. */
export interface Review {
  readonly by: 'page' | 'server';
  readonly rows: readonly ReviewRow[];
  readonly valid: number;
  readonly warnings: number;
  readonly invalid: number;
  readonly dataRows: number;
  readonly qty: number;
  readonly goodsCents: number;
  /** Account of how the workbook was read; null when the server does not return one. */
  readonly reading: SheetReading | null;
  /** Reason why no row can be read yet, which the user can resolve by choosing a column's role; null for a sheet that was read. */
  readonly lacks: ImportRefusal | null;
}

interface RawCells {
  code: string;
  size: string;
  quantity: string;
}

/** Returns code, size and quantity of a row by the roles of its columns; in the wide form the header is the size. */
function rawCells(
  raw: Readonly<Record<string, string>>,
  columns: ReadonlyMap<string, ColumnAccount>,
): RawCells {
  const cells: RawCells = { code: '', size: '', quantity: '' };
  const wide: { size: string; text: string }[] = [];
  for (const [head, text] of Object.entries(raw)) {
    const { use, size = head } = columns.get(head) ?? headAlone(head);
    if (use === 'CODE') cells.code ||= text;
    else if (use === 'SIZE') cells.size ||= text;
    else if (use === 'QTY') cells.quantity ||= text;
    else if (use === 'SIZE_QTY' && text !== '') wide.push({ size, text });
  }
  if (cells.quantity !== '') return cells;
  return {
    code: cells.code,
    size: wide.map(({ size }) => size).join(', '),
    quantity: wide.map(({ text }) => text).join(', '),
  };
}

const USES = { code: 'CODE', size: 'SIZE', qty: 'QTY' } as const;

/** Returns the role detected from a header alone, for jobs without a stored account. */
function headAlone(head: string): { use?: ColumnUse; size?: string } {
  const column = matchHeader(head);
  const size = column === null ? matchSizeHeader(head) : null;
  if (size !== null) return { use: 'SIZE_QTY', size };
  return column === 'code' || column === 'size' || column === 'qty' ? { use: USES[column] } : {};
}

/** Returns the columns of a sheet by their names. */
function byName(reading: Pick<SheetReading, 'columns'> | null | undefined): Map<string, ColumnAccount> {
  return new Map((reading?.columns ?? []).map((column) => [column.name, column]));
}

function find(lookup: ProductLookup, code: string): LookupProduct | undefined {
  const hits = lookup(code);
  return hits.length === 1 ? hits[0]?.product : undefined;
}

/** Returns the worker's check of a sheet as a review; `lookup` is the one it was checked with. */
export function reviewOfSheet(
  sheet: CheckedSheet,
  { dataRows, account }: Pick<OrderSheet, 'dataRows' | 'account'>,
  lookup: ProductLookup,
): Review {
  const columns = byName(account);
  const toRow = ({ rowNo, cell, state, raw, problems, match }: CheckedRow): ReviewRow => {
    const cells = rawCells(raw, columns);
    const product = match ? undefined : find(lookup, cells.code);
    const out = problems.find(({ code }) => code === 'OUT_OF_STOCK');
    return {
      rowNo,
      cell,
      state,
      raw,
      problems,
      ...cells,
      size: match?.size ?? cells.size,
      productId: match?.productId ?? product?.id,
      left: match?.stockQty ?? (out ? Number(out.params['left'] ?? 0) : null),
      priceCents: match ? (match.priceCents ?? null) : (product?.wholesalePriceCents ?? null),
    };
  };
  const { valid, warnings, invalid, lines } = sheet;
  const qty = lines.reduce((sum, line) => sum + line.qty, 0);
  return {
    by: 'page',
    rows: sheet.rows.map(toRow),
    valid,
    warnings,
    invalid,
    dataRows,
    qty,
    goodsCents: lines.reduce((sum, line) => sum + line.qty * (line.priceCents ?? 0), 0),
    reading: readingOf(account, qty),
    lacks: null,
  };
}

/** Returns the review of a sheet of which no row can be read before the user chooses the roles of its columns. */
export function reviewLacking(lacks: ImportRefusal, account: BookAccount): Review {
  return {
    by: 'page',
    rows: [],
    valid: 0,
    warnings: 0,
    invalid: 0,
    dataRows: 0,
    qty: 0,
    goodsCents: 0,
    reading: readingOf(account, 0),
    lacks,
  };
}

/** Returns the server's check of a sheet as a review, for a result that differs from the page's. */
export function reviewOfJob(
  job: Job,
  rows: readonly ImportRow[],
  products: readonly LookupProduct[],
): Review {
  const lookup = productLookupOf(products);
  const byId = new Map(products.map((product) => [product.id, product]));
  const columns = byName(job.reading);
  const judged = rows.flatMap((row) => sizesOfRow(row, columns));
  const inState = (wanted: ImportRow['state']) => judged.filter(({ state }) => state === wanted).length;
  return {
    by: 'server',
    valid: inState('OK'),
    warnings: inState('WARN'),
    invalid: inState('ERROR'),
    dataRows: job.total,
    qty: job.qty ?? 0,
    goodsCents: job.goodsCents ?? 0,
    reading: job.reading ?? null,
    lacks: null,
    rows: judged.map(({ rowNo, raw, state, problems, matches, head }) => {
      const cells = rawCells(raw, columns);
      const [first] = matches;
      const product = (first && byId.get(first.productId)) ?? find(lookup, cells.code);
      return {
        rowNo,
        cell: head === undefined ? String(rowNo) : `${columns.get(head)?.column ?? head}${rowNo}`,
        state,
        raw,
        problems: problems.map((problem) => ({ ...problem, params: problem.params ?? {} })),
        ...cells,
        size: matches.length > 0 ? matches.map(({ size = '' }) => size).join(', ') : cells.size,
        productId: product?.id,
        left: matches.length === 1 ? (first?.stockQty ?? null) : null,
        priceCents: first?.priceCents ?? product?.wholesalePriceCents ?? null,
      };
    }),
  };
}

/** Returns whether the server's result differs from the page's: it is then shown before anything is committed. */
export function differs(review: Review, job: Job): boolean {
  const isOther = (mine: number, theirs: number | undefined): boolean =>
    theirs !== undefined && theirs !== mine;
  return (
    isOther(review.qty, job.qty) ||
    isOther(review.goodsCents, job.goodsCents) ||
    isOther(review.reading?.pieces.sheet ?? 0, job.reading?.pieces.sheet) ||
    job.invalid > 0 !== review.invalid > 0
  );
}
