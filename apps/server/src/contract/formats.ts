const DAY = /^(\d{4})-\d\d-\d\d$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/** Returns whether text is a valid calendar day of the years 1900 to 2999. */
export function isDay(text: string): boolean {
  const year = Number(DAY.exec(text)?.[1] ?? 0);
  if (year < FIRST_YEAR || year > LAST_YEAR) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Returns whether text is a moment with time zone that both `Date` and the database accept: no leap second, no year 0. */
export function isMoment(text: string): boolean {
  const day = MOMENT.exec(text)?.[1];
  return day !== undefined && isDay(day) && !Number.isNaN(Date.parse(text));
}
