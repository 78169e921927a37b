import { useState, type ReactNode } from 'react';
import { columnHead, tableRoot } from '../../css/table.css';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../i18n';
import { Button } from '../../primitives/Button';
import { StatusMark } from '../../primitives/StatusMark';
import type { StatusMarkProps } from '../../primitives/StatusMark';
import { col, frame, group, groupName, groupNote, groupWords, table } from './ImportRowTable.css';
import { messages } from './ImportRowTable.messages';
import type { ReasonCellProps } from './ReasonCell';
import { SheetRow } from './SheetRow';
import { useGrowing } from './useGrowing';

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
/** Rows that fill a screen: drawn at once, the others in the frames after. */
const SCREENFUL = 12;
const atEnd = new Set<string>(['quantity', 'left', 'price']);

/** The checked rows of a sheet, errors first, then warnings, then valid ones; each bad value stands out in its cell (L-01). */
export function ImportRowTable({ rows, totals, renderFix, initialRows = 50 }: ImportRowTableProps) {
  const t = useMessages(messages);
  const parts = groups
    .map((each) => {
      const own = rows.filter((row) => row.state === each.state);
      return { ...each, rows: own, total: totals?.[each.state] ?? own.length };
    })
    .filter(({ total }) => total > 0);
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
        {parts.map((part, at) => (
          <Group
            key={part.state}
            {...part}
            initialRows={initialRows}
            firstRows={at === 0 ? SCREENFUL : 0}
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
  initialRows: number;
  /** Rows drawn at once. */
  firstRows: number;
}

function Group({ name, glyph, tone, rows, total, initialRows, firstRows, renderFix }: GroupProps) {
  const t = useMessages(messages);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows.length : Math.min(rows.length, initialRows);
  const drawn = useGrowing(shown, firstRows);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={heads.length + (renderFix ? 1 : 0)} className={group}>
          <span className={groupWords}>
            <StatusMark glyph={glyph} tone={tone}>
              <span className={groupName}>{t(name)}</span>
            </StatusMark>
            <span className={groupNote}>{t('shown', { shown, total })}</span>
            {shown < rows.length && (
              <Button variant="link" onPress={() => setShowsAll(true)}>
                {t('showAll')}
              </Button>
            )}
          </span>
        </th>
      </tr>
      {rows.slice(0, drawn).map((row) => (
        <SheetRow key={row.cell ?? row.rowNo} row={row} renderFix={renderFix} />
      ))}
    </tbody>
  );
}
