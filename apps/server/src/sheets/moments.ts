import { DAY_MS, BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';

/** An instant, or a day as `2026-11-27`, as cells of a sheet take them: a number that programs sort and count with, shown as a date. */
export type DateCell = { moment: Date } | { day: string };

/** How the cells are shown, the same for every reader: year, month, day. */
export const DATE_FORMATS = { moment: 'yyyy-mm-dd hh:mm', day: 'yyyy-mm-dd' } as const;

/** Days from the beginning that sheets count from (with their 29 February 1900) to 1970. */
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

/** What a clock of the house shows at an instant, in milliseconds as if it were UTC. */
function businessClock(moment: Date): number {
  const part = Object.fromEntries(
    inBusinessZone.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute) + (moment.getTime() % MINUTE_MS);
}

/** The number that a sheet keeps for an instant by the clock of the house, or for a day. */
export function dateNumber(cell: DateCell): number {
  const ms = 'moment' in cell ? businessClock(cell.moment) : Date.parse(`${cell.day}T00:00:00Z`);
  return ms / DAY_MS + DAYS_TO_1970;
}

/** The head of a column of instants names the zone that they are told in. */
export function zonedHead(head: string): string {
  return `${head} (${BUSINESS_TIME_ZONE})`;
}
