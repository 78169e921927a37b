import type { ReactNode } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { externalLinkProps } from '../../internal/outside';
import type { RootProps } from '../../internal/rootProps';
import { useVisibleCount } from '../../internal/useVisibleCount';
import { ChevronDownIcon } from '../../primitives/Icon/Icon';
import { Menu } from '../../primitives/Menu/Menu';
import type { MenuGroup } from '../../primitives/Menu/Menu';
import { useMessages } from '../../i18n';
import { away, item as itemClass, items as itemsClass, itemsWidth, menu } from './TopMenu.css';

/** Item of a menu. */
export interface TopMenuItem {
  /** Address shown by the browser; the app sets the navigation with LinkRouter (React Aria's RouterProvider). */
  href: string;
  label: string;
  /** Icon before the words, for the home page. */
  icon?: ReactNode;
  /** Whether the current page belongs to this item. */
  isCurrent?: boolean;
  /** Items below it; when passed, pressing opens them instead of following `href`. */
  groups?: readonly MenuGroup[];
}

/** Props of {@link TopMenu}. */
export interface TopMenuProps extends RootProps {
  items: readonly TopMenuItem[];
}

/** Merges items into the groups of a single menu: an item with groups becomes their heading. */
function groupsOf(items: readonly TopMenuItem[]): MenuGroup[] {
  return items.flatMap(({ href, label, groups }): MenuGroup[] =>
    groups
      ? groups.map((group) => ({ ...group, id: `${href} ${group.id}`, heading: group.heading ?? label }))
      : [{ id: href, items: [{ id: href, label, href }] }],
  );
}

/** Menu of an app in a row; the current item is underlined, and those that do not fit are in a menu at the end. */
export function TopMenu({ items, ...root }: TopMenuProps) {
  const t = useMessages('TopMenu');
  const { list, count, width } = useVisibleCount(items.length);
  const rest = items.slice(count);
  return (
    <nav {...root} className={menu} aria-label={t('menu')}>
      <ul
        ref={list}
        className={itemsClass}
        style={width === undefined ? undefined : assignInlineVars({ [itemsWidth]: `${width}px` })}
      >
        {items.map((item, index) => (
          <li key={item.href} className={index < count ? undefined : away}>
            {item.groups ? (
              <Opening label={item.label} groups={item.groups} isCurrent={item.isCurrent} />
            ) : (
              <Link
                {...externalLinkProps(item.href)}
                className={itemClass}
                href={item.href}
                aria-current={item.isCurrent ? 'page' : undefined}
              >
                {item.icon}
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Opening
          label={t('more')}
          groups={groupsOf(rest)}
          isCurrent={rest.some(({ isCurrent }) => isCurrent)}
        />
      )}
    </nav>
  );
}

/** Item that opens the items below it. */
function Opening({
  label,
  groups,
  isCurrent,
}: Pick<TopMenuItem, 'label' | 'isCurrent'> & { groups: readonly MenuGroup[] }) {
  return (
    <Menu
      label={label}
      groups={groups}
      placement="bottom start"
      trigger={
        <Button className={itemClass} data-current={isCurrent || undefined}>
          {label}
          <ChevronDownIcon size="small" />
        </Button>
      }
    />
  );
}
