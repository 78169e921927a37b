import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../../i18n';
import type { OrderSums } from '../LineTotals/LineTotals';
import { PriceCell } from '../PriceCell/PriceCell';
import { sumFigure, sumName, sums as sumsClass } from './OrderBar.css';

/** Goods value, surcharge and amount payable side by side; changes are announced to screen readers. */
export function BarSums({ sums }: { sums: OrderSums | null }) {
  const t = useMessages('OrderBar');
  const formats = useFormats();
  const surcharge = sums?.surchargeBp
    ? t('surcharge', { percent: formats.percent(sums.surchargeBp) })
    : t('noSurcharge');
  return (
    <dl className={sumsClass} aria-live="polite">
      <Sum name={t('goods')}>
        <PriceCell cents={sums?.goodsCents} isCharged />
      </Sum>
      <Sum name={surcharge}>
        <PriceCell cents={sums && (sums.surchargeCents ?? 0)} isCharged />
      </Sum>
      <Sum name={t('payable')}>
        <PriceCell cents={sums?.payableCents} emphasis="total" isCharged hasConverted />
      </Sum>
    </dl>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={sumName}>{name}</dt>
      <dd className={sumFigure}>{children}</dd>
    </div>
  );
}
