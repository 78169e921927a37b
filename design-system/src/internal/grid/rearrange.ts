import type { ColumnArrangement } from './arrangement';

/** Least and greatest width that a column can be given, in pixels at a 16 px root. */
const columnLimits = { least: 48, most: 800 } as const;

/** Returns a width within the limits, in whole pixels. */
export function limitedWidth(pixels: number): number {
  return Math.round(Math.min(columnLimits.most, Math.max(columnLimits.least, pixels)));
}

/**
 * Returns the arrangement with a column moved to the place of another one. Columns that are not shown keep their places.
 *
 * @param columns ids of the columns in the order of the table
 */
export function withMoved(
  arrangement: ColumnArrangement,
  columns: readonly string[],
  id: string,
  target: string,
): ColumnArrangement {
  const { order = [], pinned } = arrangement;
  const ids = [...order, ...columns.filter((other) => !order.includes(other))];
  const isForward = ids.indexOf(id) < ids.indexOf(target);
  const rest = ids.filter((other) => other !== id);
  const place = rest.indexOf(target) + (isForward ? 1 : 0);
  const next = [...rest.slice(0, place), id, ...rest.slice(place)];
  return {
    ...arrangement,
    order: next,
    ...(pinned && { pinned: next.filter((other) => pinned.includes(other)) }),
  };
}

/** Returns the arrangement with a column pinned, or no longer. */
export function withPin(arrangement: ColumnArrangement, id: string, isPinned: boolean): ColumnArrangement {
  const others = (arrangement.pinned ?? []).filter((other) => other !== id);
  return { ...arrangement, pinned: isPinned ? [...others, id] : others };
}

/**
 * Returns the arrangement with the width of a column set, or with the width of the table again when it is null.
 *
 * @param before widths of the columns before it as they are shown: they are kept, so that the column's edge is where it was pulled to
 */
export function withWidth(
  arrangement: ColumnArrangement,
  id: string,
  pixels: number | null,
  before: Readonly<Record<string, number>> = {},
): ColumnArrangement {
  const { [id]: _, ...others } = arrangement.widths ?? {};
  if (pixels === null) return { ...arrangement, widths: others };
  return { ...arrangement, widths: { ...before, ...others, [id]: limitedWidth(pixels) } };
}
