/** Period of twelve calendar months up to the current one: first and last day, and the first day of each month (YYYY-MM-DD). */
export interface Year {
  from: string;
  to: string;
  months: string[];
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns the twelve months that end with the month of `now`, `yearsBack` years earlier, in the browser's time zone. */
export function yearUpTo(now: Date, yearsBack = 0): Year {
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = new Date(now.getFullYear() - yearsBack, now.getMonth() - 11 + index, 1);
    return `${month.getFullYear()}-${two(month.getMonth() + 1)}-01`;
  });
  const last = new Date(now.getFullYear() - yearsBack, now.getMonth() + 1, 0);
  const to = `${last.getFullYear()}-${two(last.getMonth() + 1)}-${two(last.getDate())}`;
  return { from: months[0] ?? to, to, months };
}
