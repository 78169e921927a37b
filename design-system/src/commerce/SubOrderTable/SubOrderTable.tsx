import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { isLatin } from '../../formats/locale';
import { columnHead, tableCell, tableRoot, tableRow } from '../../css/table.css';
import { useFormats, useLocale, useMessages } from '../../i18n';
import { ScrollFrame } from '../../internal/ScrollFrame';
import { useMedia } from '../../internal/useMedia';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { media } from '../../theme/tokens';
import { PriceCell } from '../PriceCell/PriceCell';
import { ProductCell } from '../ProductCell/ProductCell';
import { PhoneLines } from './PhoneLines';
import { Sizes } from './Sizes';
import { absent, col, cut, frame, rowHead, sum, table, why, whyDetail } from './SubOrderTable.css';
import { amountTone, cutAt, sumLines, type SubOrderLine } from './SubOrderTable.model';

export { SubOrderHead } from './SubOrderHead';
export type { SubOrderHeadProps } from './SubOrderHead';
export type { SizeQty, SubOrderLine } from './SubOrderTable.model';

/** Props of {@link SubOrderTable}. */
export interface SubOrderTableProps extends RootProps {
  /** Two-digit number inside the order, such as "01". */
  no: string;
  lines: readonly SubOrderLine[];
  /** Whether the sub-order is cancelled: its amounts are shown for reference only. */
  isCancelled?: boolean;
  /** Returns a replacement for the confirmed quantity, such as a field while staff confirm. */
  renderConfirmed?: (line: SubOrderLine) => ReactNode;
  /** Returns a replacement for the difference, such as a select for the shortage reason. */
  renderDifference?: (line: SubOrderLine) => ReactNode;
}

/**
 * Table of the order lines of a sub-order: asked, confirmed, shipped and received quantities, their difference and its effect on the sum.
 * On a phone it becomes a list without sideways scrolling.
 */
export function SubOrderTable(props: SubOrderTableProps) {
  const { no, lines, isCancelled = false, renderConfirmed, renderDifference } = props;
  const t = useMessages('SubOrderTable');
  const isPhone = useMedia(media.phone);
  const sums = sumLines(lines);
  const end = { align: 'end' } as const;
  const isWide = isLatin(useLocale().locale);
  const plainQty = isWide ? col.qtyLatin : col.qty;
  const qtyCol = renderConfirmed ? col.qtyWide : plainQty;
  if (isPhone) return <PhoneLines {...props} />;
  return (
    <ScrollFrame {...rootProps(props)} label={t('lines', { no })} className={frame}>
      <table className={`${tableRoot} ${table}`} aria-label={t('lines', { no })}>
        <colgroup>
          <col className={col.product} />
          <col className={isWide ? col.sizesLatin : col.sizes} />
          <col className={col.price} />
          <col className={plainQty} />
          <col className={qtyCol} />
          <col className={plainQty} />
          <col className={plainQty} />
          <col />
          <col className={col.money} />
          <col className={col.money} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={columnHead()}>
              {t('product')}
            </th>
            <th scope="col" className={columnHead()}>
              {t('sizes')}
            </th>
            {(['price', 'asked', 'confirmed', 'shipped', 'received'] as const).map((key) => (
              <th key={key} scope="col" className={columnHead(end)}>
                {t(key)}
              </th>
            ))}
            <th scope="col" className={columnHead()}>
              {t('difference')}
            </th>
            <th scope="col" className={columnHead(end)}>
              {t('amount')}
            </th>
            <th scope="col" className={columnHead(end)}>
              {t('effect')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              isCancelled={isCancelled}
              renderConfirmed={renderConfirmed}
              renderDifference={renderDifference}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3} className={`${tableCell({ total: true })} ${rowHead}`}>
              {t('subtotal')}
            </th>
            {[sums.asked, sums.confirmed, sums.shipped, sums.received].map((qty, index) => (
              <td
                key={['asked', 'confirmed', 'shipped', 'received'][index]}
                className={tableCell({ align: 'end', total: true })}
              >
                <span className={sum}>
                  <Qty qty={qty} />
                </span>
              </td>
            ))}
            <td colSpan={2} className={tableCell({ align: 'end', total: true })}>
              <span className={sum}>
                <PriceCell
                  cents={sums.lineCents}
                  tone={amountTone(lines, isCancelled)}
                  emphasis={isCancelled ? 'regular' : 'medium'}
                  isCharged
                />
              </span>
            </td>
            <td className={tableCell({ align: 'end', total: true })}>
              <PriceCell cents={sums.effectCents} isCharged />
            </td>
          </tr>
        </tfoot>
      </table>
    </ScrollFrame>
  );
}

function Line({
  line,
  isCancelled,
  renderConfirmed,
  renderDifference,
}: { line: SubOrderLine; isCancelled: boolean } & Pick<
  SubOrderTableProps,
  'renderConfirmed' | 'renderDifference'
>) {
  const cutStage = cutAt(line);
  const end = tableCell({ align: 'end', tall: true });
  return (
    <tr className={tableRow}>
      <th scope="row" className={`${tableCell({ tall: true })} ${rowHead}`}>
        <ProductCell
          brand={line.brand}
          name={line.name}
          colour={line.colour}
          href={line.href}
          pictureSrc={line.pictureSrc}
          hasLargePicture
        />
      </th>
      <td className={tableCell({ tall: true })}>
        <Sizes sizes={line.sizes} />
      </td>
      <td className={end}>
        <PriceCell cents={line.priceCents} isCharged />
      </td>
      <td className={end}>
        <Qty qty={line.askedQty} />
      </td>
      <td className={end}>
        {renderConfirmed?.(line) ?? <Qty qty={line.confirmedQty} isCut={cutStage === 'confirmed'} />}
      </td>
      <td className={end}>
        <Qty qty={line.shippedQty} isCut={cutStage === 'shipped'} />
      </td>
      <td className={end}>
        <Qty qty={line.receivedQty} isCut={cutStage === 'received'} />
      </td>
      <td className={tableCell({ tall: true })}>{renderDifference?.(line) ?? <Differences line={line} />}</td>
      <td className={end}>
        <PriceCell cents={line.lineCents} tone={amountTone([line], isCancelled)} isCharged />
      </td>
      <td className={end}>
        <PriceCell cents={line.effectCents} isCharged />
      </td>
    </tr>
  );
}

function Qty({ qty, isCut = false }: { qty: number | null; isCut?: boolean }) {
  const formats = useFormats();
  return <span className={qty === null ? absent : isCut ? cut : undefined}>{formats.quantity(qty)}</span>;
}

function Differences({ line: { differences } }: { line: SubOrderLine }) {
  return differences?.map(({ title, detail }) => (
    <Fragment key={title}>
      <span className={why} title={title}>
        {title}
      </span>
      {detail && (
        <span className={whyDetail} title={detail}>
          {detail}
        </span>
      )}
    </Fragment>
  ));
}
