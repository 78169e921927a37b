import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import type { RootProps } from '../../internal/rootProps';
import { ChevronDownIcon } from '../../primitives/Icon';
import { Menu } from '../../primitives/Menu';
import type { MenuGroup } from '../../primitives/Menu';
import { useMessages } from '../../i18n';
import { item as itemClass, items as itemsClass, menu } from './TopMenu.css';
import { messages } from './TopMenu.messages';

/** A place in a menu. */
export interface TopMenuItem {
  /** What the address bar shows; the app decides how it is reached (React Aria's RouterProvider). */
  href: string;
  label: string;
  /** The page shown belongs to this place. */
  isCurrent?: boolean;
  /** Places below it; given, they open in place of leading to `href`. */
  groups?: readonly MenuGroup[];
}

/** Props of {@link TopMenu}. */
export interface TopMenuProps extends RootProps {
  items: readonly TopMenuItem[];
}

/** The places of an app beside each other; the current one stands on a line. */
export function TopMenu({ items, ...root }: TopMenuProps) {
  const t = useMessages(messages);
  return (
    <nav {...root} className={menu} aria-label={t('menu')}>
      <ul className={itemsClass}>
        {items.map((item) => (
          <li key={item.href}>
            {item.groups ? (
              <Menu
                label={item.label}
                groups={item.groups}
                placement="bottom start"
                trigger={
                  <Button className={itemClass} data-current={item.isCurrent || undefined}>
                    {item.label}
                    <ChevronDownIcon size="small" />
                  </Button>
                }
              />
            ) : (
              <Link className={itemClass} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
