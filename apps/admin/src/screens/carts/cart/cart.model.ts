import type { CartLine, StaffCart, StaffCartOrderInput, StaffOrderPreviewInput } from '../../../api/schemas';

/** Maximum number of lines of an order from a cart, as in the contract. */
export const MOST_LINES = 1000;

/** Cart line with the kind of its list. */
export interface ListedLine extends CartLine {
  readonly kind: StaffCart['groups'][number]['kind'];
}

/** Returns the lines of all lists, in the order of the cart. */
export const linesIn = (cart: StaffCart): ListedLine[] =>
  cart.groups.flatMap(({ kind, lines }) => lines.map((line) => ({ ...line, kind })));

/** Returns whether the pieces of a line can be ordered as they are. */
export const isOrderable = ({ state }: Pick<CartLine, 'state'>): boolean =>
  state === 'OK' || state === 'PRICE_CHANGED';

/**
 * Returns the selected lines: those that staff selected, and of the lines without a change those that can be ordered. A line that was
 * ordered or removed meanwhile is no longer in the cart and so not selected.
 */
export function tickedLines(
  lines: readonly ListedLine[],
  touched: ReadonlyMap<string, boolean>,
): ListedLine[] {
  return lines.filter((line) => touched.get(line.id) ?? isOrderable(line));
}

/** Returns the changes of the selection with those of the table's checkboxes added. */
export function touch(
  lines: readonly ListedLine[],
  before: ReadonlyMap<string, boolean>,
  ticked: ReadonlySet<string>,
): Map<string, boolean> {
  const was = new Set(tickedLines(lines, before).map(({ id }) => id));
  const changed = lines.filter(({ id }) => was.has(id) !== ticked.has(id));
  return new Map([...before, ...changed.map(({ id }) => [id, ticked.has(id)] as const)]);
}

/** Reason why the selected lines cannot be one order, found before the server is called. */
export type OrderObstacle = { kind: 'cannot'; count: number } | { kind: 'tooMany' } | { kind: 'mixed' };

/** Returns the reason why the selected lines cannot be one order; undefined when they can. */
export function obstacleOf(ticked: readonly ListedLine[]): OrderObstacle | undefined {
  const count = ticked.filter((line) => !isOrderable(line)).length;
  if (count > 0) return { kind: 'cannot', count };
  if (ticked.length > MOST_LINES) return { kind: 'tooMany' };
  if (new Set(ticked.map(({ kind }) => kind)).size > 1) return { kind: 'mixed' };
  return undefined;
}

/** Returns the request body of the preview for the selected lines. */
export const previewOf = (customerId: string, ticked: readonly ListedLine[]): StaffOrderPreviewInput => ({
  customerId,
  kind: ticked[0]?.kind ?? 'SPOT',
  lines: ticked.map(({ skuId, listId, qty }) => ({ skuId, listId, qty })),
});

/** Returns the order lines for the selected lines, with the prices that are shown. */
export const orderLines = (ticked: readonly ListedLine[]): StaffCartOrderInput['lines'] =>
  ticked.map(({ id, priceNowCents }) => ({ id, priceCents: priceNowCents }));
