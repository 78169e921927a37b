import type { OrderBundle } from '../read/bundle';
import { LINE_COLUMNS, columnNames, ORDER_COLUMNS, SUB_COLUMNS } from './columns';

type Fields = Record<string, unknown>;

/** Returns the differing columns of two rows, with their old and their new values. */
function differences<Stored>(
  before: Stored,
  after: Stored,
  columns: readonly (keyof Stored & string)[],
): [Fields, Fields] {
  const changed = columns.filter((column) => before[column] !== after[column]);
  const pick = (row: Stored): Fields => Object.fromEntries(changed.map((column) => [column, row[column]]));
  return [pick(before), pick(after)];
}

/**
 * Returns the changes of a transition for the operation record: differing columns only, sub-orders under their number, lines under code and
 * size.
 */
export function changesOf(before: OrderBundle, after: OrderBundle): { before: Fields; after: Fields } {
  const [was, is] = differences(before.order, after.order, columnNames(ORDER_COLUMNS, 'recorded'));
  const add = (name: string, [partWas, partIs]: [Fields, Fields]) => {
    if (Object.keys(partIs).length === 0) return;
    was[name] = partWas;
    is[name] = partIs;
  };
  for (const [index, sub] of after.subs.entries()) {
    const old = before.subs[index];
    if (old !== undefined) add(sub.subNo, differences(old, sub, columnNames(SUB_COLUMNS, 'recorded')));
  }
  for (const [index, line] of after.lines.entries()) {
    const old = before.lines[index];
    if (old === undefined) continue;
    add(`${line.intlCode} ${line.size}`, differences(old, line, columnNames(LINE_COLUMNS, 'recorded')));
  }
  return { before: was, after: is };
}

/** Returns the order lines of which a transition changed any column. */
export function changedLines(before: OrderBundle, after: OrderBundle): OrderBundle['lines'] {
  return after.lines.filter((line, index) => {
    const old = before.lines[index];
    return old !== undefined && columnNames(LINE_COLUMNS).some((column) => old[column] !== line[column]);
  });
}
