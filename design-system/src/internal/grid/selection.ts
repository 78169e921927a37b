/**
 * Ticked rows. `some` lists the ticked rows; `all` means every matching row but the exceptions, so it also covers rows that were never
 * loaded.
 */
export type Selection =
  | { readonly kind: 'some'; readonly keys: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

export const noSelection: Selection = { kind: 'some', keys: new Set() };

export function isSelected(selection: Selection, key: string): boolean {
  return selection.kind === 'some' ? selection.keys.has(key) : !selection.except.has(key);
}

/** Ticks or unticks the rows with these keys and leaves every other row as it was. */
export function withRows(selection: Selection, keys: Iterable<string>, ticked: boolean): Selection {
  const some = selection.kind === 'some';
  const next = new Set(some ? selection.keys : selection.except);
  for (const key of keys) {
    if (ticked === some) next.add(key);
    else next.delete(key);
  }
  return some ? { kind: 'some', keys: next } : { kind: 'all', except: next };
}

export function selectAllMatching(): Selection {
  return { kind: 'all', except: new Set() };
}

/** Returns the number of ticked rows among `matching` rows in all. */
export function countSelected(selection: Selection, matching: number): number {
  return selection.kind === 'some' ? selection.keys.size : Math.max(0, matching - selection.except.size);
}

export type PageTick = 'none' | 'some' | 'all';

/** Returns the state of the header's checkbox, which covers the rows at hand only. */
export function pageTick(selection: Selection, keys: Iterable<string>): PageTick {
  if (selection.kind === 'some' && selection.keys.size === 0) return 'none';
  let ticked = false;
  let unticked = false;
  for (const key of keys) {
    if (isSelected(selection, key)) ticked = true;
    else unticked = true;
    if (ticked && unticked) return 'some';
  }
  return ticked ? 'all' : 'none';
}
