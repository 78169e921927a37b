import { memo, type ReactNode } from 'react';
import { tableCell, tableRow } from '../../css/table.css';
import { useFormats, useMessages } from '../../i18n';
import { PriceCell } from '../PriceCell/PriceCell';
import { ProductCell } from '../ProductCell/ProductCell';
import {
  besideRowNo,
  code,
  noStyle,
  ownLine,
  phoneCell,
  row as rowClass,
  weak,
  written,
  writtenTone,
  wrong,
  wrongTone,
} from './ImportRowTable.css';
import type { ImportColumn, ImportRow, ImportRowTableProps } from './ImportRowTable';
import { ReasonCell } from './ReasonCell';

interface SheetRowProps extends Pick<ImportRowTableProps, 'renderFix'> {
  row: ImportRow;
  /** Number of the row among all rows of the table, heads included, since not all of them are drawn. */
  index: number;
}

/** Checked row. Memoised: rows that are added to the table later do not draw it again. */
export const SheetRow = memo(function SheetRow({ row, index, renderFix }: SheetRowProps) {
  const formats = useFormats();
  const t = useMessages('ImportRowTable');
  const start = `${tableCell()} ${phoneCell}`;
  const end = `${tableCell({ align: 'end' })} ${phoneCell}`;
  const state = row.state === 'OK' ? undefined : row.state;
  const { problem } = row;
  const isWrong = (column: ImportColumn): boolean => problem?.column === column;
  const mark = (column: ImportColumn, content: ReactNode): ReactNode =>
    state && isWrong(column) ? <span className={`${wrong} ${wrongTone[state]}`}>{content}</span> : content;
  return (
    <tr className={`${tableRow} ${rowClass}`} aria-rowindex={index}>
      <td data-name={t('row')} className={start}>
        <span className={weak}>{row.rowNo}</span>
      </td>
      <td data-name={t('code')} className={`${start} ${code} ${besideRowNo}`}>
        {mark('code', row.code)}
      </td>
      <td className={`${start} ${row.match ? ownLine : noStyle}`}>
        {row.match ? <ProductCell {...row.match} /> : <span className={weak}>–</span>}
      </td>
      <td data-name={t('size')} className={start}>
        {mark('size', row.size)}
      </td>
      <td data-name={t('quantity')} className={end}>
        <span className={state && isWrong('quantity') ? `${written} ${writtenTone[state]}` : written}>
          {row.quantity}
        </span>
      </td>
      <td data-name={t('left')} className={end}>
        {formats.quantity(row.leftQty)}
      </td>
      <td data-name={t('price')} className={end}>
        {mark('price', <PriceCell cents={row.priceCents} isCharged />)}
      </td>
      <td className={`${start} ${ownLine}`}>
        {state && problem && (
          <ReasonCell state={state} text={problem.text} value={problem.value} note={problem.note} />
        )}
      </td>
      {renderFix && <td className={`${end} ${ownLine}`}>{renderFix(row)}</td>}
    </tr>
  );
});
