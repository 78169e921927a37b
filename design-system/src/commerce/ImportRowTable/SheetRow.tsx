import { memo, type ReactNode } from 'react';
import { tableCell, tableRow } from '../../css/table.css';
import { useFormats } from '../../i18n';
import { PriceCell } from '../PriceCell';
import { ProductCell } from '../ProductCell';
import { weak, written, writtenTone, wrong, wrongTone } from './ImportRowTable.css';
import type { ImportColumn, ImportRow, ImportRowTableProps } from './ImportRowTable';
import { ReasonCell } from './ReasonCell';

interface SheetRowProps extends Pick<ImportRowTableProps, 'renderFix'> {
  row: ImportRow;
  /** Its number among all rows of the table, heads included: not all of them are drawn. */
  index: number;
}

/** One checked row. Drawn once: rows that join the table later leave it alone. */
export const SheetRow = memo(function SheetRow({ row, index, renderFix }: SheetRowProps) {
  const formats = useFormats();
  const start = tableCell();
  const end = tableCell({ align: 'end' });
  const state = row.state === 'OK' ? undefined : row.state;
  const { problem } = row;
  const isWrong = (column: ImportColumn): boolean => problem?.column === column;
  const mark = (column: ImportColumn, content: ReactNode): ReactNode =>
    state && isWrong(column) ? <span className={`${wrong} ${wrongTone[state]}`}>{content}</span> : content;
  return (
    <tr className={tableRow} aria-rowindex={index}>
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
      <td className={end}>{mark('price', <PriceCell cents={row.priceCents} isCharged />)}</td>
      <td className={start}>
        {state && problem && (
          <ReasonCell state={state} text={problem.text} value={problem.value} note={problem.note} />
        )}
      </td>
      {renderFix && <td className={end}>{renderFix(row)}</td>}
    </tr>
  );
});
