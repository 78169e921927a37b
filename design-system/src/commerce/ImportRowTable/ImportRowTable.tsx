import { useState, type ReactNode } from 'react';
import { columnHead, tableCell, tableRoot, tableRow } from '../../css/table.css';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useFormats, useMessages } from '../../i18n';
import { Button } from '../../primitives/Button';
import { StatusMark } from '../../primitives/StatusMark';
import type { StatusMarkProps } from '../../primitives/StatusMark';
import { PriceCell } from '../PriceCell';
import { ProductCell } from '../ProductCell';
import {
  col,
  frame,
  group,
  groupName,
  groupNote,
  groupWords,
  table,
  weak,
  written,
  writtenTone,
  wrong,
  wrongTone,
} from './ImportRowTable.css';
import { messages } from './ImportRowTable.messages';
import { ReasonCell, type ReasonCellProps } from './ReasonCell';

/** Columns of a sheet in which a value can be wrong. */
export type ImportColumn = 'code' | 'size' | 'quantity' | 'price';

/** A row of the sheet after the check. */
export interface ImportRow {
  rowNo: number;
  /** Address of the cell where one row of the sheet holds several, so that each is a row of its own here. */
  cell?: string;
  state: 'OK' | 'WARN' | 'ERROR';
  /** As written in the sheet. */
  code: string;
  size: string;
  quantity: string;
  /** The style that was found. */
  match?: { brand: string; name: string; colour?: string; pictureSrc?: string };
  /** Pieces left; null when the size was not found. */
  leftQty?: number | null;
  priceCents?: number | null;
  /** The first problem, worded, and the column it lies in. */
  problem?: Omit<ReasonCellProps, 'state'> & { column?: ImportColumn };
}

/** Props of {@link ImportRowTable}. */
export interface ImportRowTableProps {
  rows: readonly ImportRow[];
  /** Totals per state where `rows` holds only a part of them. */
  totals?: Record<ImportRow['state'], number>;
  /** How to put a row right: a link or button at its end. */
  renderFix?: (row: ImportRow) => ReactNode;
  /** Rows shown of each kind until asked for all. */
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
const atEnd = new Set<string>(['quantity', 'left', 'price']);

/** The checked rows of a sheet, errors first, then warnings, then valid ones; each bad value stands out in its cell (L-01). */
export function ImportRowTable({ rows, totals, renderFix, initialRows = 50 }: ImportRowTableProps) {
  const t = useMessages(messages);
  return (
    <div className={frame}>
      <table className={`${tableRoot} ${table}`} aria-label={t('rows')}>
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
        <thead>
          <tr>
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
        {groups.map((each) => {
          const own = rows.filter((row) => row.state === each.state);
          const total = totals?.[each.state] ?? own.length;
          return total === 0 ? null : (
            <Group
              key={each.state}
              {...each}
              rows={own}
              total={total}
              initialRows={initialRows}
              renderFix={renderFix}
            />
          );
        })}
      </table>
    </div>
  );
}

interface GroupProps
  extends Pick<ImportRowTableProps, 'rows' | 'renderFix'>, Pick<StatusMarkProps, 'glyph' | 'tone'> {
  name: 'errorGroup' | 'warningGroup' | 'validGroup';
  total: number;
  initialRows: number;
}

function Group({ name, glyph, tone, rows, total, initialRows, renderFix }: GroupProps) {
  const t = useMessages(messages);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, initialRows);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={heads.length + (renderFix ? 1 : 0)} className={group}>
          <span className={groupWords}>
            <StatusMark glyph={glyph} tone={tone}>
              <span className={groupName}>{t(name)}</span>
            </StatusMark>
            <span className={groupNote}>{t('shown', { shown: shown.length, total })}</span>
            {shown.length < rows.length && (
              <Button variant="link" onPress={() => setShowsAll(true)}>
                {t('showAll')}
              </Button>
            )}
          </span>
        </th>
      </tr>
      {shown.map((row) => (
        <Row key={row.cell ?? row.rowNo} row={row} renderFix={renderFix} />
      ))}
    </tbody>
  );
}

function Row({ row, renderFix }: { row: ImportRow } & Pick<ImportRowTableProps, 'renderFix'>) {
  const formats = useFormats();
  const start = tableCell();
  const end = tableCell({ align: 'end' });
  const state = row.state === 'OK' ? undefined : row.state;
  const isWrong = (column: ImportColumn): boolean => row.problem?.column === column;
  const mark = (column: ImportColumn, content: ReactNode): ReactNode =>
    state && isWrong(column) ? <span className={`${wrong} ${wrongTone[state]}`}>{content}</span> : content;
  return (
    <tr className={tableRow}>
      <td className={start}>
        <span className={weak}>{row.rowNo}</span>
      </td>
      <td className={start}>{mark('code', row.code)}</td>
      <td className={start}>
        {row.match ? <ProductCell {...row.match} /> : <span className={weak}>–</span>}
      </td>
      <td className={start}>{mark('size', row.size)}</td>
      <td className={end}>
        <span className={state && isWrong('quantity') ? `${written} ${writtenTone[state]}` : written}>
          {row.quantity}
        </span>
      </td>
      <td className={end}>{formats.quantity(row.leftQty)}</td>
      <td className={end}>{mark('price', <PriceCell cents={row.priceCents} charged />)}</td>
      <td className={start}>
        {state && row.problem && (
          <ReasonCell
            state={state}
            text={row.problem.text}
            value={row.problem.value}
            note={row.problem.note}
          />
        )}
      </td>
      {renderFix && <td className={end}>{renderFix(row)}</td>}
    </tr>
  );
}
