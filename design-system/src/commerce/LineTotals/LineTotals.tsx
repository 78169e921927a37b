import { useFormats, useLocale, useMessages } from '../../i18n';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { PriceCell } from '../PriceCell';
import { figure, payable, row, totals } from './LineTotals.css';
import { messages } from './LineTotals.messages';

/** Sums of an order in EUR cents; those left out are not shown. */
export interface OrderSums {
  goodsCents: number;
  /** Taken off; shown as negative. */
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
  /** The sums are confirmed: goods are called confirmed goods. */
  isConfirmed?: boolean;
  /** Everything is paid: says so at the total. */
  isPaid?: boolean;
  /** Called off: the sums are only for reference. */
  isCancelled?: boolean;
}

/** Goods, discount, surcharge, freight, credit and what is to pay, each a line of its own. */
export function LineTotals(props: LineTotalsProps) {
  const { sums, isConfirmed = false, isPaid = false, isCancelled = false } = props;
  const tone = isCancelled ? 'reference' : 'regular';
  const t = useMessages(messages);
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
