import { inEveryLanguage } from '../../../messages/translate';

/** Columns of the sheet of shipments, as it is exported. */
export const SHEET_COLUMNS = [
  'shipmentNo',
  'subNo',
  'company',
  'warehouse',
  'shippedAt',
  'dueAt',
  'packages',
  'qty',
  'courier',
  'trackingNo',
  'state',
] as const;

/** Columns that are read when a sheet is imported. */
export const READ_COLUMNS = ['shipmentNo', 'courier', 'trackingNo'] as const;
/** Column that is read when a sheet is imported. */
export type ReadColumn = (typeof READ_COLUMNS)[number];

/** Returns the column of a header in any language of the server. */
export function columnOf(head: string): ReadColumn | undefined {
  const wanted = head.trim().toLowerCase();
  return READ_COLUMNS.find((column) =>
    inEveryLanguage(`shipments.heads.${column}`).some((name) => name.toLowerCase() === wanted),
  );
}
