/** Columns as a person arranged them: their order, widths, and those that stay in view when the table scrolls sideways. */
export interface ColumnArrangement {
  /** Ids in their order; columns that it does not name follow in the order of the table. */
  readonly order?: readonly string[];
  /** Widths by id, in pixels at a 16 px root. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Ids of the columns that stay in view, before all others. */
  readonly pinned?: readonly string[];
}

/** Returns the columns in the order of an arrangement: the pinned ones first. */
export function arranged<Column extends { readonly id: string }>(
  columns: readonly Column[],
  { order = [], pinned = [] }: ColumnArrangement,
): readonly Column[] {
  if (order.length === 0 && pinned.length === 0) return columns;
  const named = new Set(order);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ordered = [
    ...order.flatMap((id) => byId.get(id) ?? []),
    ...columns.filter(({ id }) => !named.has(id)),
  ];
  const isPinned = ({ id }: Column): boolean => pinned.includes(id);
  return [...ordered.filter(isPinned), ...ordered.filter((column) => !isPinned(column))];
}
