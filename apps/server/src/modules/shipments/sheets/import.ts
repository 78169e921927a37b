import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { importRefusal } from '@selvedge/domain/sheets/importLimits';
import { headTexts, struckHeads } from '@selvedge/domain/sheets/struckCells';
import type { Context } from '../../../contract/handlers';
import { Refusal } from '../../../http/errors';
import type { UploadedFile } from '../../../http/uploadedFile';
import { WorkbookRefused } from '@selvedge/domain/sheets/workbook/refused';
import { readTableFile } from '../../../sheets/sheets';
import { translate } from '../../../messages/translate';
import { readJudged } from '../../imports/rules/readJudged';
import { changeNumbers } from '../write/numbers';
import { columnOf, type ReadColumn } from './heads';

type Row = components['schemas']['ShipmentImportRow'];
type Problem = components['schemas']['ShipmentImportProblem'];

const MOST_ROWS = 500;
const LONGEST = 60;

interface SentRow extends Record<ReadColumn, string> {
  rowNo: number;
  /** Whether a relevant cell is struck through. */
  isStruck: boolean;
}

function readNumbers(
  ctx: Context,
  file: UploadedFile,
): Promise<{ rows: SentRow[]; struckColumns: string[] }> {
  return readJudged(file, MOST_ROWS, ctx.language, async () => {
    const person = { kind: 'staff' as const, id: ctx.staff.id };
    const [first, ...rows] = await readTableFile(person, file.path, MOST_ROWS + 2);
    const heads = first ? headTexts(first) : [];
    const columns = heads.map(columnOf);
    if (!columns.includes('shipmentNo') || !columns.includes('trackingNo'))
      throw new WorkbookRefused(importRefusal('NO_CODE_COLUMN'));
    if (rows.length === 0) throw new WorkbookRefused(importRefusal('NO_ROWS'));
    if (rows.length > MOST_ROWS)
      throw new WorkbookRefused(importRefusal('TOO_MANY_ROWS', { max: MOST_ROWS, rows: rows.length }));
    const textOf = (texts: readonly string[], column: ReadColumn) =>
      (texts[columns.indexOf(column)] ?? '').trim();
    const sent = rows.map(({ rowNo, texts, struck }) => ({
      rowNo,
      isStruck: struck.some((at) => columns[at] !== undefined),
      shipmentNo: textOf(texts, 'shipmentNo').toUpperCase(),
      courier: textOf(texts, 'courier'),
      trackingNo: textOf(texts, 'trackingNo'),
    }));
    return { rows: sent, struckColumns: struckHeads(heads) };
  });
}

function problemOf(
  { shipmentNo, courier, trackingNo, isStruck }: SentRow,
  seen: Set<string>,
): Problem | null {
  if (isStruck) return 'STRUCK_OUT';
  if (shipmentNo === '') return 'NUMBER_MISSING';
  if (trackingNo === '') return 'TRACKING_MISSING';
  if (Math.max(courier.length, trackingNo.length) > LONGEST) return 'TOO_LONG';
  return seen.has(shipmentNo) ? 'NUMBER_TWICE' : null;
}

async function takeRow(ctx: Context, row: SentRow): Promise<Problem | 'CHANGED' | 'UNCHANGED'> {
  try {
    return await changeNumbers(ctx, row);
  } catch (error) {
    if (error instanceof Refusal && error.code === codes.NOT_FOUND) return 'NUMBER_UNKNOWN';
    if (error instanceof Refusal && error.code === codes.STEP_REFUSED) return 'CLOSED';
    throw error;
  }
}

/**
 * Imports courier and tracking number of shipments from a sheet, each row in a transaction of its own, and returns the result of every row.
 */
export async function importNumbers(ctx: Context, file: UploadedFile) {
  const seen = new Set<string>();
  const rows: Row[] = [];
  const read = await readNumbers(ctx, file);
  for (const row of read.rows) {
    const became = problemOf(row, seen) ?? (await takeRow(ctx, row));
    if (!row.isStruck) seen.add(row.shipmentNo);
    const { rowNo } = row;
    const said = {
      rowNo,
      shipmentNo: row.shipmentNo.slice(0, LONGEST),
      trackingNo: row.trackingNo.slice(0, LONGEST),
    };
    rows.push(
      became === 'CHANGED' || became === 'UNCHANGED'
        ? { ...said, state: became }
        : {
            ...said,
            state: 'REFUSED',
            problem: became,
            message: translate(ctx.language, `shipments.problem.${became}`),
          },
    );
  }
  const count = (state: Row['state']) => rows.filter((row) => row.state === state).length;
  return {
    changed: count('CHANGED'),
    unchanged: count('UNCHANGED'),
    refused: count('REFUSED'),
    rows,
    struckColumns: read.struckColumns,
  };
}
