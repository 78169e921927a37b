import type { CartLine, StaffCart, StaffCartOrderInput, StaffOrderPreviewInput } from '../../../api/schemas';

/** Lines an order from a cart has at most, as the contract bounds them. */
export const MOST_LINES = 1000;

/** A line with the list it stands in. */
export interface ListedLine extends CartLine {
  readonly kind: StaffCart['groups'][number]['kind'];
}

/** The lines of all lists, in the order of the cart. */
export const linesIn = (cart: StaffCart): ListedLine[] =>
  cart.groups.flatMap(({ kind, lines }) => lines.map((line) => ({ ...line, kind })));

/** Whether pieces of the line can be ordered as they stand. */
export const isOrderable = ({ state }: Pick<CartLine, 'state'>): boolean =>
  state === 'OK' || state === 'PRICE_CHANGED';

/**
 * The ticked lines: what staff ticked, and of lines they have not touched those that can be ordered. A line that was ordered or
 * taken out meanwhile is not there and so not ticked.
 */
export function tickedLines(
  lines: readonly ListedLine[],
  touched: ReadonlyMap<string, boolean>,
): ListedLine[] {
  return lines.filter((line) => touched.get(line.id) ?? isOrderable(line));
}

/** What the ticks of a table's rows change of what was touched before. */
export function touch(
  lines: readonly ListedLine[],
  before: ReadonlyMap<string, boolean>,
  ticked: ReadonlySet<string>,
): Map<string, boolean> {
  const was = new Set(tickedLines(lines, before).map(({ id }) => id));
  const changed = lines.filter(({ id }) => was.has(id) !== ticked.has(id));
  return new Map([...before, ...changed.map(({ id }) => [id, ticked.has(id)] as const)]);
}

/** Why the ticked lines are no order, before the server is asked. */
export type Hindrance = { kind: 'cannot'; count: number } | { kind: 'tooMany' } | { kind: 'mixed' };

/** What keeps the ticked lines from being one order. */
export function hindranceOf(ticked: readonly ListedLine[]): Hindrance | undefined {
  const count = ticked.filter((line) => !isOrderable(line)).length;
  if (count > 0) return { kind: 'cannot', count };
  if (ticked.length > MOST_LINES) return { kind: 'tooMany' };
  if (new Set(ticked.map(({ kind }) => kind)).size > 1) return { kind: 'mixed' };
  return undefined;
}

/** The ticked lines as they are summed up. */
export const previewOf = (customerId: string, ticked: readonly ListedLine[]): StaffOrderPreviewInput => ({
  customerId,
  kind: ticked[0]?.kind ?? 'SPOT',
  lines: ticked.map(({ skuId, listId, qty }) => ({ skuId, listId, qty })),
});

/** The ticked lines as they are ordered: at the prices that are shown. */
export const orderLines = (ticked: readonly ListedLine[]): StaffCartOrderInput['lines'] =>
  ticked.map(({ id, priceNowCents }) => ({ id, priceCents: priceNowCents }));
