import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useMessages } from '../../i18n';
import { externalLinkProps } from '../../internal/outside';
import type { RootProps } from '../../internal/rootProps';
import {
  below,
  divided,
  flyOut,
  flyOutTitle,
  flyOutUp,
  groupTitle,
  place,
  rail,
  trigger,
} from './SideMenu.css';

/** Item of the menu, with the items below it; three levels are drawn. */
export interface SideMenuItem {
  id: string;
  label: string;
  /** Left out for an item that only contains others; an `https` address opens in a tab of its own. */
  href?: string;
  /** Icon in the rail; required on the first level. */
  icon?: ReactNode;
  /** Whether the current page is this item's or one below it. */
  isCurrent?: boolean;
  /** Draws a hairline before the item. */
  isGroupStart?: boolean;
  children?: readonly SideMenuItem[];
}

/** Props of {@link SideMenu}. */
export interface SideMenuProps extends RootProps {
  items: readonly SideMenuItem[];
}

const closeAfter = 120;

/**
 * Icon rail of the back office. It does not expand; each icon has a labelled fly-out that opens on hover, focus and by keyboard. Up and
 * down move along the rail, right enters a fly-out, left and Escape leave it.
 */
export function SideMenu({ items, ...root }: SideMenuProps) {
  const t = useMessages('SideMenu');
  const [openId, setOpenId] = useState<string>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const open = (id: string): void => {
    clearTimeout(leaving.current);
    setOpenId(id);
  };
  const closeSoon = (): void => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpenId(undefined), closeAfter);
  };
  const keys = {
    onKeyDown: (event: KeyboardEvent) => walk(event, list.current, () => setOpenId(undefined)),
  };
  const handlersOf = (id: string) => ({
    onPointerEnter: () => open(id),
    onPointerLeave: closeSoon,
    onFocus: () => open(id),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpenId(undefined);
    },
  });
  return (
    <nav {...root} aria-label={t('menu')}>
      <ul ref={list} className={rail} {...keys}>
        {items.map((item, index) => (
          <li
            key={item.id}
            className={item.isGroupStart ? `${place} ${divided}` : place}
            {...handlersOf(item.id)}
          >
            <RailItem item={item} isOpen={openId === item.id} opensUp={index > items.length * 0.7} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RailItem({ item, isOpen, opensUp }: { item: SideMenuItem; isOpen: boolean; opensUp: boolean }) {
  const id = useId();
  const current = item.isCurrent || undefined;
  return (
    <>
      {item.href ? (
        <Link
          {...externalLinkProps(item.href)}
          className={trigger}
          href={item.href}
          aria-label={item.label}
          aria-current={current && 'page'}
          data-current={current}
          data-rail
        >
          {item.icon}
        </Link>
      ) : (
        <button
          type="button"
          className={trigger}
          aria-label={item.label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          data-current={current}
          data-rail
        >
          {item.icon}
        </button>
      )}
      {isOpen && (
        <div id={id} className={opensUp ? `${flyOut} ${flyOutUp}` : flyOut}>
          <p className={flyOutTitle} aria-hidden="true">
            {item.label}
          </p>
          {item.children && <Branch items={item.children} />}
        </div>
      )}
    </>
  );
}

function Branch({ items }: { items: readonly SideMenuItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {item.href ? (
            <Link
              {...externalLinkProps(item.href)}
              className={below}
              href={item.href}
              aria-current={item.isCurrent ? 'page' : undefined}
            >
              {item.label}
            </Link>
          ) : (
            <p className={groupTitle}>{item.label}</p>
          )}
          {item.children && <Branch items={item.children} />}
        </li>
      ))}
    </ul>
  );
}

function walk(event: KeyboardEvent, list: HTMLElement | null, close: () => void): void {
  if (!list || !(event.target instanceof HTMLElement)) return;
  const rails = [...list.querySelectorAll<HTMLElement>('[data-rail]')];
  const place = event.target.closest('li');
  const top = rails.find((each) => each.parentElement?.contains(event.target as Node));
  const inFlyOut = top !== undefined && event.target !== top;
  const links = [...(top?.parentElement?.querySelectorAll<HTMLElement>('a[href]:not([data-rail])') ?? [])];
  const among = inFlyOut ? links : rails;
  const at = among.indexOf(event.target);
  const target = {
    ArrowDown: among[(at + 1) % among.length],
    ArrowUp: among.at(at - 1),
    ArrowRight: inFlyOut ? undefined : links[0],
    ArrowLeft: inFlyOut ? top : undefined,
    Escape: inFlyOut ? top : undefined,
  }[event.key];
  if (event.key === 'Escape') close();
  if (!target || !place) return;
  event.preventDefault();
  target.focus();
  if (event.key === 'Escape') close();
}
