/**
 * Worker: reads the first filled sheet of an .xlsx into rows of raw values, text as text and numbers as numbers. It runs
 * beside the server, so that a large sheet never holds up other requests, and ends with its answer.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { read } from 'xlsx';

const MOST_ROWS = 50_000;
const MOST_COLUMNS = 400;

function valueOf(cell) {
  if (cell === undefined || cell === null || cell.t === 'z') return null;
  if (cell.t === 'e') return cell.w ?? '#';
  return cell.v instanceof Date ? cell.v.toISOString() : (cell.v ?? null);
}

function rowsOf(sheet) {
  const data = sheet['!data'] ?? [];
  const rows = [];
  for (let at = 0; at < Math.min(data.length, MOST_ROWS); at += 1) {
    rows.push(Array.from((data[at] ?? []).slice(0, MOST_COLUMNS), valueOf));
  }
  return rows;
}

const isFilled = (rows) => rows.some((row) => row.some((value) => value !== null && value !== ''));

try {
  const book = read(workerData.bytes, {
    type: 'array',
    dense: true,
    sheetRows: MOST_ROWS,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
  });
  const sheets = book.SheetNames.map((name) => rowsOf(book.Sheets[name]));
  parentPort?.postMessage({ rows: sheets.find(isFilled) ?? [] }, []);
} catch {
  parentPort?.postMessage({ rows: null }, []);
}
