import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactElement, ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../i18n';
import { ScrollFrame } from '../../internal/ScrollFrame';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { XIcon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Link } from '../../primitives/Link/Link';
import { Picture } from '../../primitives/Picture/Picture';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import * as css from './CompareTable.css';

/** Head of a column. */
export interface CompareHead {
  /** Name of the item in screen-reader texts. */
  readonly label: string;
  readonly pictureUrl?: string;
  /** Line above the name, such as a brand. */
  readonly overline?: string;
  readonly name: string;
  /** URL of the item's page, if it has one. */
  readonly href?: string;
}

/** Item of the comparison: its head, and its facts once loaded. */
export interface CompareItem<Facts> {
  readonly id: string;
  /** `undefined` while it is loading. */
  readonly head: CompareHead | undefined;
  readonly facts: Facts | undefined;
  /** Why its facts are missing. */
  readonly problem?: ReactNode;
}

/** Fact that is compared, a row of the table. */
export interface CompareRow<Facts> {
  readonly id: string;
  readonly header: string;
  /** Look of the values; `figure` and `strong` for numbers that are compared digit by digit. */
  readonly look?: 'text' | 'figure' | 'strong';
  readonly render: (facts: Facts) => ReactNode;
}

/** Props of {@link CompareTable}. */
export interface CompareTableProps<Facts> extends RootProps<HTMLDivElement> {
  /** Accessible name. */
  label: string;
  /** Two to four items. */
  items: readonly CompareItem<Facts>[];
  rows: readonly CompareRow<Facts>[];
  /** Called to remove an item from the comparison; without it items cannot be removed. */
  onRemove?: (id: string) => void;
}

/**
 * Table of a few items side by side, with a fact per row. Where they do not fit, the table scrolls sideways inside itself and the names of
 * the facts stay.
 */
export function CompareTable<Facts>(props: CompareTableProps<Facts>): ReactElement {
  const { label, items, rows, onRemove } = props;
  const t = useMessages('CompareTable');
  return (
    <ScrollFrame {...rootProps(props)} label={label} className={css.frame}>
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
            {items.map((item, index) => (
              <th key={item.id} scope="col" className={css.head}>
                <Head item={item} position={index + 1} onRemove={onRemove} words={t} />
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
    </ScrollFrame>
  );
}

interface HeadProps<Facts> {
  readonly item: CompareItem<Facts>;
  /** Number of the column, from 1: the name of an item that could not be loaded. */
  readonly position: number;
  readonly onRemove: ((id: string) => void) | undefined;
  readonly words: (
    key: 'remove' | 'removeAt' | 'loading',
    values?: { name: string } | { position: number },
  ) => string;
}

function Head<Facts>({
  item: { id, head, problem },
  position,
  onRemove,
  words,
}: HeadProps<Facts>): ReactElement {
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
            label={words('removeAt', { position })}
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
