import type { MenuAction, MenuGroup } from '../../primitives/Menu/Menu';
import type { SideMenuItem } from '../SideMenu/SideMenu';
import type { TopMenuItem } from '../TopMenu/TopMenu';

const actionOf = ({ id, label, href }: SideMenuItem): MenuAction => ({ id, label, href });

/** Returns the groups below a first-level item: its links together, and a group with a heading for each child that only contains others. */
function groupsOf({ id, children = [] }: SideMenuItem): MenuGroup[] {
  const own = children.filter(({ href }) => href !== undefined).map(actionOf);
  const below = children.flatMap((child) =>
    groupsOf(child).map((group) => ({ ...group, heading: group.heading ?? child.label })),
  );
  return own.length > 0 ? [{ id, items: own }, ...below] : below;
}

/** Converts the menu into a row along the top: an item with several links opens them, an item with a single link is that link. */
export function topItems(menu: readonly SideMenuItem[]): TopMenuItem[] {
  return menu.flatMap((item): TopMenuItem[] => {
    const { label, href, isCurrent } = item;
    const groups = groupsOf(item);
    const places = groups.flatMap(({ items }) => items);
    const first = href ?? places[0]?.href;
    if (first === undefined) return [];
    const hasChoice = places.length > 1 || (href !== undefined && places.length > 0);
    const own: MenuGroup[] = href === undefined ? [] : [{ id: `${item.id}-own`, items: [actionOf(item)] }];
    return [{ href: first, label, isCurrent, groups: hasChoice ? [...own, ...groups] : undefined }];
  });
}
