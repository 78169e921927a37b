const DAY = /^(\d{4})-\d\d-\d\d$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/** Whether text is a day of the calendar in a year the house can mean. */
export function isDay(text: string): boolean {
  const year = Number(DAY.exec(text)?.[1] ?? 0);
  if (year < FIRST_YEAR || year > LAST_YEAR) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Whether text is a moment with its zone that dates and the database both know: no leap second, no year 0. */
export function isMoment(text: string): boolean {
  const day = MOMENT.exec(text)?.[1];
  return day !== undefined && isDay(day) && !Number.isNaN(Date.parse(text));
}
