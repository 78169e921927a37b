import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useFormats, useMessages } from '../../i18n';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { Link } from '../../primitives/Link/Link';
import { empty, row, time, title, unread, words } from './NoticeList.css';

/** Notice in the list. */
export interface NoticeItem {
  id: string;
  title: string;
  text?: string;
  /** Time, ISO 8601 in UTC. */
  at: string;
  isUnread?: boolean;
  href?: string;
}

/** Props of {@link NoticeList}. */
export interface NoticeListProps extends RootProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly NoticeItem[];
  /** Text shown when there are no notices. */
  emptyText: string;
}

/** Notices on a line each: date, title, text. Unread ones are darker. */
export function NoticeList({ label, items, emptyText, ...root }: NoticeListProps) {
  const t = useMessages('NoticeList');
  const formats = useFormats();
  if (items.length === 0)
    return (
      <p {...rootProps(root)} className={empty}>
        {emptyText}
      </p>
    );
  return (
    <ul {...rootProps(root)} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={row}>
          <time className={time} dateTime={item.at}>
            {formats.stamp(item.at).slice(0, -' 00:00'.length)}
          </time>
          <p className={words}>
            {item.isUnread && <span className={visuallyHidden}>{t('unread')}</span>}
            <span className={item.isUnread ? `${title} ${unread}` : title}>
              {item.href ? <Link href={item.href}>{item.title}</Link> : item.title}
            </span>
            {item.text}
          </p>
        </li>
      ))}
    </ul>
  );
}
