import type { TreeTick } from '@selvedge/design-system/primitives/TreeTable';
import type { MenuVO } from '../../api/schemas';

/** Returns an entry and all entries below it. A folder grants nothing itself and is left out. */
export function givenBy(entry: MenuVO): MenuVO[] {
  const below = entry.children.flatMap(givenBy);
  return entry.type === 'CATALOG' ? below : [entry, ...below];
}

/** Returns every entry of a tree that grants something. */
const allGiven = (tree: readonly MenuVO[]): MenuVO[] => tree.flatMap(givenBy);

/** Returns the checkbox state of an entry for a role's permissions: `some` when the role has only a part of it. */
export function tickOf(entry: MenuVO, held: ReadonlySet<string>): TreeTick['state'] {
  const given = givenBy(entry);
  const count = given.filter(({ id }) => held.has(id)).length;
  if (count === 0) return 'none';
  return count === given.length ? 'all' : 'some';
}

function pathTo(tree: readonly MenuVO[], id: string): MenuVO[] {
  for (const entry of tree) {
    if (entry.id === id) return [entry];
    const below = pathTo(entry.children, id);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}

/**
 * Returns a role's permissions after an entry and all below it were selected or cleared. The pages above a permission are added: without
 * them it could not be used. Permissions that the user may not grant stay unchanged.
 */
export function ticked(
  tree: readonly MenuVO[],
  held: ReadonlySet<string>,
  entry: MenuVO,
  isTicked: boolean,
  canAssignRole: (entry: MenuVO) => boolean,
): Set<string> {
  const next = new Set(held);
  const touched = givenBy(entry).filter(canAssignRole);
  if (!isTicked) for (const { id } of touched) next.delete(id);
  else for (const one of touched) for (const { id } of pathTo(tree, one.id)) next.add(id);
  return next;
}

/** Permissions that saving would add and remove. */
export interface GrantChanges {
  added: MenuVO[];
  removed: MenuVO[];
}

/** Returns the entries that a role would gain and lose. */
export function changesOf(
  tree: readonly MenuVO[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): GrantChanges {
  const given = allGiven(tree);
  return {
    added: given.filter(({ id }) => after.has(id) && !before.has(id)),
    removed: given.filter(({ id }) => before.has(id) && !after.has(id)),
  };
}

/**
 * Returns the difference of two roles in an entry and all below it: the number of permissions that only the role has (`more`), and that
 * only the other one has (`less`).
 */
export function differenceOf(
  entry: MenuVO,
  held: ReadonlySet<string>,
  other: ReadonlySet<string>,
): { more: number; less: number } {
  const given = givenBy(entry);
  return {
    more: given.filter(({ id }) => held.has(id) && !other.has(id)).length,
    less: given.filter(({ id }) => other.has(id) && !held.has(id)).length,
  };
}

/** Returns the entries that match, with their ancestors. */
export function narrowed(tree: readonly MenuVO[], fits: (entry: MenuVO) => boolean): MenuVO[] {
  return tree.flatMap((entry) => {
    const children = narrowed(entry.children, fits);
    return children.length > 0 || fits(entry) ? [{ ...entry, children }] : [];
  });
}
