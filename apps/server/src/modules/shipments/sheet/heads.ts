import { inEveryLanguage } from '../../../translate';

/** Columns of the sheet of consignments, as it is exported. */
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

/** Columns that are read when a sheet comes back. */
export const READ_COLUMNS = ['shipmentNo', 'courier', 'trackingNo'] as const;
/** One of them. */
export type ReadColumn = (typeof READ_COLUMNS)[number];

/** The column a head stands for, in any language of the house. */
export function columnOf(head: string): ReadColumn | undefined {
  const wanted = head.trim().toLowerCase();
  return READ_COLUMNS.find((column) =>
    inEveryLanguage(`shipments.heads.${column}`).some((name) => name.toLowerCase() === wanted),
  );
}
