import type { TreeTick } from '@selvedge/design-system/TreeTable';
import type { MenuVO } from '../../api/schemas';

/** Ids of an entry and of all below it. A folder gives nothing by itself and is left out. */
export function givenBy(entry: MenuVO): MenuVO[] {
  const below = entry.children.flatMap(givenBy);
  return entry.type === 'CATALOG' ? below : [entry, ...below];
}

/** Every entry of a tree that gives something. */
const allGiven = (tree: readonly MenuVO[]): MenuVO[] => tree.flatMap(givenBy);

/** How an entry is ticked for what a role holds: half while only some of it is held. */
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
 * What a role holds once an entry was ticked or unticked, with all below it. The pages above a right come along: without
 * them it could not be used. What may not be given stays as it is.
 */
export function ticked(
  tree: readonly MenuVO[],
  held: ReadonlySet<string>,
  entry: MenuVO,
  isTicked: boolean,
  mayGive: (entry: MenuVO) => boolean,
): Set<string> {
  const next = new Set(held);
  const touched = givenBy(entry).filter(mayGive);
  if (!isTicked) for (const { id } of touched) next.delete(id);
  else for (const one of touched) for (const { id } of pathTo(tree, one.id)) next.add(id);
  return next;
}

/** What saving would give and take away. */
export interface GrantChanges {
  added: MenuVO[];
  removed: MenuVO[];
}

/** The entries that a role would hold anew and no longer. */
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

/** Entries of which the one role holds another part than the other one; `more` and `less` of an entry without children. */
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

/** The entries that fit, with what they stand in. */
export function narrowed(tree: readonly MenuVO[], fits: (entry: MenuVO) => boolean): MenuVO[] {
  return tree.flatMap((entry) => {
    const children = narrowed(entry.children, fits);
    return children.length > 0 || fits(entry) ? [{ ...entry, children }] : [];
  });
}
