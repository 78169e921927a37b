import { useState, type ReactNode } from 'react';
import { columnHead, tableRoot } from '../../css/table.css';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button/Button';
import { StatusMark } from '../../primitives/StatusMark/StatusMark';
import type { StatusMarkProps } from '../../primitives/StatusMark/StatusMark';
import {
  col,
  frame,
  group,
  groupName,
  groupNote,
  groupWords,
  headRow,
  rows as rowsClass,
  table,
} from './ImportRowTable.css';
import type { ReasonCellProps } from './ReasonCell';
import { RowBlock } from './RowBlock';

export { ReasonCell } from './ReasonCell';
export type { ProblemState, ReasonCellProps } from './ReasonCell';

/** Columns of a sheet in which a value can be invalid. */
export type ImportColumn = 'code' | 'size' | 'quantity' | 'price';

/** Row of the sheet after the check. */
export interface ImportRow {
  rowNo: number;
  /** Address of the cell when a row of the sheet has several orders, each of which is a row here. */
  cell?: string;
  state: 'OK' | 'WARN' | 'ERROR';
  /** International code as written in the sheet. */
  code: string;
  size: string;
  quantity: string;
  /** Style found for the code. */
  match?: { brand: string; name: string; colour?: string; pictureSrc?: string };
  /** Pieces in stock; null when the size was not found. */
  leftQty?: number | null;
  priceCents?: number | null;
  /** First problem as a text, with its column. */
  problem?: Omit<ReasonCellProps, 'state'> & { column?: ImportColumn };
}

/** Props of {@link ImportRowTable}. */
export interface ImportRowTableProps extends RootProps<HTMLDivElement> {
  rows: readonly ImportRow[];
  /** Totals per state when `rows` has only a part of the sheet. */
  totals?: Record<ImportRow['state'], number>;
  /** Returns the link or button at the end of a row that helps to correct it. */
  renderFix?: (row: ImportRow) => ReactNode;
  /** Rows shown of each state before "show all". */
  initialRows?: number;
}

const groups: (Pick<StatusMarkProps, 'glyph' | 'tone'> & {
  state: ImportRow['state'];
  name: 'errorGroup' | 'warningGroup' | 'validGroup';
})[] = [
  { state: 'ERROR', name: 'errorGroup', glyph: 'cross', tone: 'critical' },
  { state: 'WARN', name: 'warningGroup', glyph: 'triangle', tone: 'warning' },
  { state: 'OK', name: 'validGroup', glyph: 'full', tone: 'positive' },
];
const heads = ['row', 'code', 'style', 'size', 'quantity', 'left', 'price', 'reason'] as const;
/** Rows that are drawn together, about a screenful. */
const BLOCK = 12;
const atEnd = new Set<string>(['quantity', 'left', 'price']);

/**
 * Returns the groups that have rows, each with the rows to show and the number of its head among all rows of the table, and the number of
 * rows.
 */
function partsOf(
  { rows, totals, initialRows }: Pick<ImportRowTableProps, 'rows' | 'totals'> & { initialRows: number },
  unfolded: readonly ImportRow['state'][],
) {
  const parts = [];
  let rowCount = 1;
  for (const each of groups) {
    const own = rows.filter((row) => row.state === each.state);
    const total = totals?.[each.state] ?? own.length;
    if (total === 0) continue;
    const shown = unfolded.includes(each.state) ? own : own.slice(0, initialRows);
    const index = rowCount + 1;
    rowCount = index + shown.length;
    parts.push({ ...each, rows: shown, total, index, isFolded: shown.length < own.length });
  }
  return { parts, rowCount };
}

/** Table of the checked rows of a sheet, errors first, then warnings, then valid ones; each invalid value is marked in its cell. */
export function ImportRowTable({ rows, totals, renderFix, initialRows = 50, ...root }: ImportRowTableProps) {
  const t = useMessages('ImportRowTable');
  const [unfolded, setUnfolded] = useState<readonly ImportRow['state'][]>([]);
  const columns = heads.length + (renderFix ? 1 : 0);
  const { parts, rowCount } = partsOf({ rows, totals, initialRows }, unfolded);
  return (
    <div {...root} className={frame}>
      <table className={`${tableRoot} ${table}`} aria-label={t('rows')} aria-rowcount={rowCount}>
        <colgroup>
          <col className={col.row} />
          <col className={col.code} />
          <col className={col.style} />
          <col className={col.size} />
          <col className={col.qty} />
          <col className={col.left} />
          <col className={col.price} />
          <col />
          {renderFix && <col className={col.fix} />}
        </colgroup>
        <thead className={headRow}>
          <tr aria-rowindex={1}>
            {heads.map((key) => (
              <th key={key} scope="col" className={columnHead({ align: atEnd.has(key) ? 'end' : 'start' })}>
                {t(key)}
              </th>
            ))}
            {renderFix && (
              <th scope="col" className={columnHead()}>
                <span className={visuallyHidden}>{t('fix')}</span>
              </th>
            )}
          </tr>
        </thead>
        {parts.map((part) => (
          <Group
            key={part.state}
            {...part}
            columns={columns}
            onShowAll={() => setUnfolded([...unfolded, part.state])}
            renderFix={renderFix}
          />
        ))}
      </table>
    </div>
  );
}

interface GroupProps
  extends Pick<ImportRowTableProps, 'rows' | 'renderFix'>, Pick<StatusMarkProps, 'glyph' | 'tone'> {
  name: 'errorGroup' | 'warningGroup' | 'validGroup';
  total: number;
  /** Number of the group's head among all rows of the table. */
  index: number;
  columns: number;
  isFolded: boolean;
  onShowAll: () => void;
}

function Group(props: GroupProps) {
  const { name, glyph, tone, rows, total, index, columns, isFolded, onShowAll, renderFix } = props;
  const t = useMessages('ImportRowTable');
  const starts = Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, at) => at * BLOCK);
  return (
    <tbody className={rowsClass}>
      <tr className={rowsClass} aria-rowindex={index}>
        <th scope="rowgroup" colSpan={columns} className={group}>
          <span className={groupWords}>
            <StatusMark glyph={glyph} tone={tone}>
              <span className={groupName}>{t(name)}</span>
            </StatusMark>
            <span className={groupNote}>{t('shown', { shown: rows.length, total })}</span>
            {isFolded && (
              <Button variant="link" onPress={onShowAll}>
                {t('showAll')}
              </Button>
            )}
          </span>
        </th>
      </tr>
      {starts.map((start) => (
        <RowBlock
          key={start}
          rows={rows.slice(start, start + BLOCK)}
          firstIndex={index + 1 + start}
          isDrawnAtOnce={index + start <= BLOCK}
          renderFix={renderFix}
        />
      ))}
    </tbody>
  );
}
