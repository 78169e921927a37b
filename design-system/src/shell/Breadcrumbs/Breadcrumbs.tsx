import { Link } from 'react-aria-components/Link';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { truncate } from '../../css/text.css';
import { here, link, path, pathInLine, place, placeInLine, size as sizeClass } from './Breadcrumbs.css';

/** A page above the current one. */
export interface Crumb {
  label: string;
  /** Left out for a level without a page of its own. */
  href?: string;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps extends RootProps {
  /** Items from the top level down. */
  items: readonly Crumb[];
  /** `caption` above a page title, `small` in the bar of the back office. */
  size?: 'caption' | 'small';
  /** Whether the last item is the page itself, as in a bar of one line; otherwise it is the level above the page. */
  isLastCurrent?: boolean;
}

/** Path of the levels above a page. */
export function Breadcrumbs({ items, size = 'caption', isLastCurrent = false, ...root }: BreadcrumbsProps) {
  const t = useMessages('Breadcrumbs');
  return (
    <nav {...root} aria-label={t('path')}>
      <ol className={`${isLastCurrent ? pathInLine : path} ${sizeClass[size]}`}>
        {items.map((item, index) => {
          const isHere = isLastCurrent && index === items.length - 1;
          return (
            <li key={`${item.href ?? ''}${item.label}`} className={isLastCurrent ? placeInLine : place}>
              {item.href && !isHere ? (
                <Link className={link} href={item.href}>
                  {item.label}
                </Link>
              ) : (
                <span
                  className={isHere ? `${here} ${truncate}` : undefined}
                  aria-current={isHere ? 'page' : undefined}
                >
                  {item.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
