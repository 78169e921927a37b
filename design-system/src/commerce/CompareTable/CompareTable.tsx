import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactElement, ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../i18n';
import { SidewaysFrame } from '../../internal/SidewaysFrame';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { XIcon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { Link } from '../../primitives/Link';
import { Picture } from '../../primitives/Picture';
import { Skeleton } from '../../primitives/Skeleton';
import * as css from './CompareTable.css';
import { messages } from './CompareTable.messages';

/** What stands over a column. */
export interface CompareHead {
  /** Named in spoken messages and where there is no picture. */
  readonly label: string;
  readonly pictureUrl?: string;
  /** The line over the name, such as a brand. */
  readonly overline?: string;
  readonly name: string;
  /** Where the thing has a page. */
  readonly href?: string;
}

/** One thing that is compared: what it is, and its facts once they are here. */
export interface CompareItem<Facts> {
  readonly id: string;
  /** `undefined` while it is being fetched. */
  readonly head: CompareHead | undefined;
  readonly facts: Facts | undefined;
  /** Why its facts are missing. */
  readonly problem?: ReactNode;
}

/** A fact that is compared. */
export interface CompareRow<Facts> {
  readonly id: string;
  readonly header: string;
  /** `end` for figures that are compared by their places. */
  readonly look?: 'text' | 'figure' | 'strong';
  readonly render: (facts: Facts) => ReactNode;
}

/** Props of {@link CompareTable}. */
export interface CompareTableProps<Facts> extends RootProps<HTMLDivElement> {
  /** Accessible name. */
  label: string;
  /** Two to four things. */
  items: readonly CompareItem<Facts>[];
  rows: readonly CompareRow<Facts>[];
  /** Takes a thing out of the comparison; left out, nothing can be. */
  onRemove?: (id: string) => void;
}

/** A few things side by side, a fact per line. Where they do not fit, the table moves sideways in itself and the names of the facts stay. */
export function CompareTable<Facts>(props: CompareTableProps<Facts>): ReactElement {
  const { label, items, rows, onRemove } = props;
  const t = useMessages(messages);
  return (
    <SidewaysFrame {...rootProps(props)} label={label} className={css.frame}>
      <table
        className={css.table}
        aria-label={label}
        style={assignInlineVars({ [css.things]: String(items.length) })}
      >
        <thead>
          <tr>
            <td className={css.corner}>
              <span className={visuallyHidden}>{t('fact')}</span>
            </td>
            {items.map((item) => (
              <th key={item.id} scope="col" className={css.head}>
                <Head item={item} onRemove={onRemove} words={t} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, header, look = 'text', render }) => (
            <tr key={id}>
              <th scope="row" className={css.name}>
                {header}
              </th>
              {items.map((item) => (
                <td key={item.id} className={css.value[look]}>
                  {item.facts === undefined ? item.problem ? '–' : <Skeleton /> : render(item.facts)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysFrame>
  );
}

interface HeadProps<Facts> {
  readonly item: CompareItem<Facts>;
  readonly onRemove: ((id: string) => void) | undefined;
  readonly words: (key: 'remove' | 'loading', values?: { name: string }) => string;
}

function Head<Facts>({ item: { id, head, problem }, onRemove, words }: HeadProps<Facts>): ReactElement {
  if (head === undefined) {
    return (
      <div className={css.thing}>
        {problem ? (
          <div className={css.problem}>{problem}</div>
        ) : (
          <>
            <span className={visuallyHidden}>{words('loading')}</span>
            <Skeleton shape="title" />
          </>
        )}
        {onRemove && problem ? (
          <IconButton
            size="small"
            label={words('remove', { name: id })}
            icon={<XIcon />}
            onPress={() => onRemove(id)}
          />
        ) : null}
      </div>
    );
  }
  return (
    <div className={css.thing}>
      <Picture size="fill" src={head.pictureUrl} alt="" isEager />
      {head.overline === undefined ? null : <span className={css.overline}>{head.overline}</span>}
      <span className={css.title}>
        {head.href === undefined ? head.name : <Link href={head.href}>{head.name}</Link>}
      </span>
      {onRemove ? (
        <span className={css.remove}>
          <IconButton
            size="small"
            label={words('remove', { name: head.label })}
            icon={<XIcon />}
            onPress={() => onRemove(id)}
          />
        </span>
      ) : null}
    </div>
  );
}
