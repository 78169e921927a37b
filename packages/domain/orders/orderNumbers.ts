/** Human-readable numbers: unique, and sortable within a day. The day is that of UTC. */

const PREFIXES = ['O', 'I', 'P', 'S'] as const;
/** Prefix of a number: order, inquiry, purchase order, shipment. */
export type NumberPrefix = (typeof PREFIXES)[number];

/** Largest serial number of a day. */
const NUMBER_MAX = 99_999;

/** Returns prefix + yymmdd + five digits, such as `O25111200214`. Throws a RangeError when the numbers of the day are used up. */
export function makeNumber(prefix: NumberPrefix, at: Date, running: number): string {
  if (!Number.isInteger(running) || running < 1 || running > NUMBER_MAX) {
    throw new RangeError(`running number must be 1 to ${NUMBER_MAX}`);
  }
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  return prefix + day + String(running).padStart(5, '0');
}

/** Returns the number of a sub-order: order number + two digits from 01. */
export function makeSubNumber(orderNo: string, position: number): string {
  if (!Number.isInteger(position) || position < 1 || position > 99)
    throw new RangeError('position must be 1 to 99');
  return `${orderNo}-${String(position).padStart(2, '0')}`;
}

/** Returns the two digits of a sub-order inside its order, as people say them: `01` of `O25111200214-01`. */
export const subOrderPosition = (subNo: string): string => subNo.slice(-2);

/** Returns the parts of a number; null for any other text. */
export function parseNumber(
  text: string,
): { prefix: NumberPrefix; day: string; running: number; sub?: number } | null {
  const match = /^([OIPS])(\d{6})(\d{5})(?:-(\d{2}))?$/.exec(text.trim());
  const prefix = PREFIXES.find((one) => one === match?.[1]);
  if (!match || !prefix) return null;
  const [, , day = '', running, sub] = match;
  return { prefix, day, running: Number(running), ...(sub === undefined ? {} : { sub: Number(sub) }) };
}
