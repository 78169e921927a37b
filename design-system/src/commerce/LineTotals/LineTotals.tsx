import { useFormats, useLocale, useMessages } from '../../i18n';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { PriceCell } from '../PriceCell/PriceCell';
import { figure, payable, row, totals } from './LineTotals.css';

/** Sums of an order in EUR cents; missing ones are not shown. */
export interface OrderSums {
  goodsCents: number;
  /** Discount; shown as negative. */
  discountCents?: number;
  /** Surcharge in basis points, for its label. */
  surchargeBp?: number;
  surchargeCents?: number;
  freightCents?: number;
  /** Team credit used; shown as negative. */
  creditCents?: number;
  payableCents: number;
}

/** Props of {@link LineTotals}. */
export interface LineTotalsProps extends RootProps<HTMLDListElement> {
  sums: OrderSums;
  /** Whether the sums are confirmed: the goods value is then called confirmed goods. */
  isConfirmed?: boolean;
  /** Whether everything is paid, which the label of the total then states. */
  isPaid?: boolean;
  /** Whether the order is cancelled: the sums are shown for reference only. */
  isCancelled?: boolean;
}

/** Goods value, discount, surcharge, freight, credit and the amount payable, each on a line of its own. */
export function LineTotals(props: LineTotalsProps) {
  const { sums, isConfirmed = false, isPaid = false, isCancelled = false } = props;
  const tone = isCancelled ? 'reference' : 'regular';
  const t = useMessages('LineTotals');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  const { goodsCents, discountCents, surchargeBp, surchargeCents, freightCents, creditCents, payableCents } =
    sums;
  const lines: [label: string, cents: number | undefined][] = [
    [t(isConfirmed ? 'confirmedGoods' : 'goods'), goodsCents],
    [t('discount'), discountCents ? -discountCents : undefined],
    [
      t('surcharge', { percent: formats.percent(surchargeBp ?? 0) }),
      areAmountsHidden ? undefined : surchargeCents,
    ],
    [t('freight'), freightCents],
    [t('credit'), creditCents ? -creditCents : undefined],
  ];
  return (
    <dl {...rootProps(props)} className={totals}>
      {lines.map(([label, cents]) =>
        cents === undefined ? null : (
          <div key={label} className={row}>
            <dt>{label}</dt>
            <dd className={figure}>
              <PriceCell cents={cents} tone={tone} isCharged />
            </dd>
          </div>
        ),
      )}
      <div className={`${row} ${payable}`}>
        <dt>{t(isPaid ? 'payableDone' : 'payable')}</dt>
        <dd>
          <PriceCell
            cents={payableCents}
            tone={tone}
            emphasis={isCancelled ? 'regular' : 'total'}
            isCharged
            hasConverted={!isCancelled}
          />
        </dd>
      </div>
    </dl>
  );
}
