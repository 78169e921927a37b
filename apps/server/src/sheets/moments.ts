import { DAY_MS, BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';

/**
 * Date cell of a sheet, for an instant or a day such as `2026-11-27`: a number that programs sort and calculate with, displayed as a date.
 */
export type DateCell = { moment: Date } | { day: string };

/** Number formats of the cells, the same for every reader: year, month, day. */
export const DATE_FORMATS = { moment: 'yyyy-mm-dd hh:mm', day: 'yyyy-mm-dd' } as const;

/** Days from the epoch of spreadsheets (with their 29 February 1900) to 1970. */
const DAYS_TO_1970 = 25_569;
const MINUTE_MS = 60_000;

const inBusinessZone = new Intl.DateTimeFormat('en-GB', {
  timeZone: BUSINESS_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns the business zone's clock time of an instant, in milliseconds as if it were UTC. */
function businessClock(moment: Date): number {
  const part = Object.fromEntries(
    inBusinessZone.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute) + (moment.getTime() % MINUTE_MS);
}

/** Returns the spreadsheet number of an instant in the business time zone, or of a day. */
export function dateNumber(cell: DateCell): number {
  const ms = 'moment' in cell ? businessClock(cell.moment) : Date.parse(`${cell.day}T00:00:00Z`);
  return ms / DAY_MS + DAYS_TO_1970;
}

/** Returns the head of a column of instants with their time zone. */
export function zonedHead(head: string): string {
  return `${head} (${BUSINESS_TIME_ZONE})`;
}
